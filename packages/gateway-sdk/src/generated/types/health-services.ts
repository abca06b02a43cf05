// Generated from packages/contract by `npm run generate`; change it there.
import type { Area } from './directory';
import type { ModerationFinding, ReviewState } from './review-shapes';
export interface HealthChannel {
  channelId: string;
  name: string;
  summary: string;
  bannerId: string;
  organisationCount: number;
}
export interface ListHealthChannelsResponse {
  items: HealthChannel[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetHealthChannelBannerRequest {
  bannerId?: string | undefined;
}
export interface GetHealthChannelBannerResponse {
  bannerId: string;
  channelId: string;
  title: string;
  text: string;
}
export interface ListHealthAreasRequest {
  channelId?: string | undefined;
}
export interface ListHealthAreasResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface FilterOrganizationsRequest {
  channelId?: string | undefined;
  areaId?: string | undefined;
  q?: string | undefined;
  sort?: 'usual' | 'rating' | undefined;
  comesHome?: boolean | undefined;
  takesInsurance?: boolean | undefined;
  openAtNight?: boolean | undefined;
}
export interface FilterOrganizationsResponse {
  channels: {
    channelId: string;
    name: string;
    count: number;
  }[];
  areas: {
    areaId: string;
    name: string;
    count: number;
  }[];
  comesHome: number;
  takesInsurance: number;
  openAtNight: number;
}
export interface ListOrganizationsRequest {
  channelId?: string | undefined;
  areaId?: string | undefined;
  q?: string | undefined;
  sort?: 'usual' | 'rating' | undefined;
  comesHome?: boolean | undefined;
  takesInsurance?: boolean | undefined;
  openAtNight?: boolean | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface HealthOrganisationCard {
  orgCode: string;
  channelId: string;
  channelName: string;
  name: string;
  summary: string;
  areaId: string;
  areaName: string;
  address: string;
  comesHome: boolean;
  takesInsurance: boolean;
  openAtNight: boolean;
  commentCount: number;
  average: number | null;
}
export interface ListOrganizationsResponse {
  items: HealthOrganisationCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetOrganizationRequest {
  orgCode: string;
}
export interface HealthOrganisation {
  orgCode: string;
  channelId: string;
  channelName: string;
  name: string;
  summary: string;
  areaId: string;
  areaName: string;
  address: string;
  comesHome: boolean;
  takesInsurance: boolean;
  openAtNight: boolean;
  commentCount: number;
  average: number | null;
  introduction: string;
  phone: string;
  hours: string;
  services: {
    name: string;
    price: string;
  }[];
  good: number;
  middle: number;
  poor: number;
}
export interface ListOrganizationCommentsRequest {
  orgCode: string;
  share?: 'good' | 'middle' | 'poor' | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface HealthComment {
  commentKey: string;
  score: number;
  text: string;
  authorName: string | null;
  createdAt: string;
  edited: boolean;
}
export interface ListOrganizationCommentsResponse {
  items: HealthComment[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetOwnOrganizationCommentRequest {
  orgCode: string;
}
export interface OwnHealthComment {
  commentKey: string;
  score: number;
  text: string;
  authorName: string | null;
  createdAt: string;
  edited: boolean;
  writtenText: string;
  anonymous: boolean;
  state: ReviewState;
  findings: ModerationFinding[];
  refusal: string | null;
}
export interface GetOwnOrganizationCommentResponse {
  orgName: string;
  comment: OwnHealthComment | null;
}
export interface SubmitOrganizationCommentRequest {
  orgCode: string;
  score: number;
  text?: string | undefined;
  anonymous?: boolean | undefined;
}
export interface DeleteOrganizationCommentRequest {
  orgCode: string;
}
export interface DeleteOrganizationCommentResponse {
  done: true;
}
