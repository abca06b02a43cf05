// Generated from packages/contract by `npm run generate`; change it there.
import type { ActivityCard, ActivityEntry, ActivityPrize, ActivityRecord, AssistantFriend, AssistantHelp, PrizeAddress } from './activity-shapes';
export interface GetHealthCoinMemberHomeResponse {
  balance: number | null;
  activities: ActivityCard[];
}
export interface GetActivityTipRequest {
  activityId: string;
}
export interface CheckActivityStatusRequest {
  activityId: string;
}
export interface GetActivityEnrollTokenRequest {
  activityId: string;
}
export interface GetActivityEnrollTokenResponse {
  enrollToken: string;
  expiresAt: string;
}
export interface EnrollActivityRequest {
  activityId: string;
  enrollToken: string;
  coins: number;
}
export interface EnrollActivityResponse {
  recordId: string;
  activityId: string;
  activityTitle: string;
  sequence: number;
  prizeId: string;
  prizeTitle: string;
  prizeKind: 'coins' | 'goods' | 'none';
  coins: number;
  at: string;
  orderState: 'none' | 'addressWanted' | 'ordered' | 'sent' | 'received' | 'cancelled';
  balance: number;
}
export interface GetActivityPrizeDetailRequest {
  recordId: string;
}
export interface GetActivityPrizeDetailResponse {
  recordId: string;
  activityId: string;
  activityTitle: string;
  sequence: number;
  prizeId: string;
  prizeTitle: string;
  prizeKind: 'coins' | 'goods' | 'none';
  coins: number;
  at: string;
  orderState: 'none' | 'addressWanted' | 'ordered' | 'sent' | 'received' | 'cancelled';
  prize: ActivityPrize;
}
export interface ListActivityHistoryRequest {
  activityId: string;
  after?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListActivityHistoryResponse {
  items: ActivityEntry[];
  next: number | null;
}
export interface ListActivityAttendRecordsRequest {
  winningState?: 'won' | 'nothing' | undefined;
  pageIndex?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListActivityAttendRecordsResponse {
  items: ActivityRecord[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ShareActivityRequest {
  activityId: string;
}
export interface ShareActivityResponse {
  inviteCode: string;
}
export interface AcceptActivityInviteRequest {
  inviteCode: string;
}
export interface AcceptActivityInviteResponse {
  activityId: string;
}
export interface GetActivityOrderStatusRequest {
  recordId: string;
}
export interface GetActivityOrderStatusResponse {
  orderState: 'none' | 'addressWanted' | 'ordered' | 'sent' | 'received' | 'cancelled';
  statusText: string;
  orderNo: string | null;
}
export interface UpdateActivityAddressRequest {
  recordId: string;
  addressId: string;
}
export interface UpdateActivityAddressResponse {
  recordId: string;
  orderNo: string;
}
export interface GetActivityAddressRequest {
  addressId?: string | undefined;
}
export interface GetActivityAddressResponse {
  address: PrizeAddress | null;
}
export interface CheckFirstHitRequest {
  moduleId?: 2 | undefined;
}
export interface CheckFirstHitResponse {
  isHit: boolean;
}
export interface ListAssistantHelpsRequest {
  activityId: string;
}
export interface ListAssistantHelpsResponse {
  items: AssistantFriend[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface HelpAssistantRequest {
  inviteCode: string;
}
export interface HelpAssistantResponse {
  activityId: string;
}
export interface RequestAssistantHelpRequest {
  activityId: string;
}
export interface RequestAssistantHelpResponse {
  inviteCode: string;
}
export interface PageMyAssistantHelpsRequest {
  state?: 'waiting' | 'helped' | 'over' | undefined;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}
export interface PageMyAssistantHelpsResponse {
  items: AssistantHelp[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface AssistantAddressRequest {
  addressId?: string | undefined;
}
export interface AssistantAddressResponse {
  address: PrizeAddress | null;
}
export interface RemindAssistantSignResponse {
  isDue: boolean;
  coins: number;
}
