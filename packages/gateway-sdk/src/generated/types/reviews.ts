// Generated from packages/contract by `npm run generate`; change it there.
import type { OwnReview, Review, ReviewTag, ReviewTagKey, ReviewType, ReviewedOrder } from './review-shapes';
export interface GetOrderCommentRequest {
  orderNo: string;
}
export interface ListOrdersToCommentRequest {
  expertId?: string | undefined;
}
export interface ListOrdersToCommentResponse {
  items: ReviewedOrder[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface AddOrderCommentRequest {
  score: number;
  aspects: {
    attitude: number;
    explanation: number;
    waiting: number;
  };
  /**
   * @maxItems 6
   */
  tags?: ReviewTagKey[] | undefined;
  diseaseId?: string | undefined;
  text?: string | undefined;
  /**
   * @maxItems 9
   */
  pictures?: string[] | undefined;
  anonymous?: boolean | undefined;
  orderNo: string;
}
export interface UpdateOrderCommentRequest {
  score: number;
  aspects: {
    attitude: number;
    explanation: number;
    waiting: number;
  };
  /**
   * @maxItems 6
   */
  tags?: ReviewTagKey[] | undefined;
  diseaseId?: string | undefined;
  text?: string | undefined;
  /**
   * @maxItems 9
   */
  pictures?: string[] | undefined;
  anonymous?: boolean | undefined;
  commentId: string;
}
export interface ListOwnCommentsRequest {
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface ListOwnCommentsResponse {
  items: OwnReview[];
  next: string | null;
}
export interface DeleteCommentRequest {
  commentId: string;
}
export interface DeleteCommentResponse {
  done: true;
}
export interface AppealCommentRequest {
  commentId: string;
  text: string;
}
export interface ReportUntreatedRequest {
  orderNo: string;
  reason: 'doctorAway' | 'turnedAway' | 'cameLate' | 'didNotGo';
  detail?: string | undefined;
}
export interface ReportUntreatedResponse {
  done: true;
}
export interface ListDoctorCommentsRequest {
  expertId: string;
  /**
   * @maxItems 4
   */
  typelist?: ReviewType[] | undefined;
  diseaseId?: string | undefined;
  dynamicFilter?: 'all' | 'good' | 'middle' | 'poor' | 'withPictures' | 'answered' | undefined;
  tag?: ReviewTagKey | undefined;
  sort?: 'default' | 'latest' | 'highest' | 'lowest' | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListDoctorCommentsResponse {
  items: Review[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetDoctorCommentSummaryRequest {
  expertId: string;
}
export interface GetCommentStandardResponse {
  aspects: {
    key: 'attitude' | 'explanation' | 'waiting';
    text: string;
  }[];
  goodTags: ReviewTag[];
  poorTags: ReviewTag[];
  maxText: number;
  maxPictures: number;
  withinDays: number;
  editDays: number;
  letters: string[];
}
export interface ListPraisesRequest {
  expertId: string;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListPraisesResponse {
  items: Review[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetOwnPraiseRequest {
  expertId: string;
}
export interface GetOwnPraiseResponse {
  doctorName: string;
  mayPraise: boolean;
  praise: OwnReview | null;
}
export interface AddPraiseRequest {
  expertId: string;
  text: string;
  anonymous?: boolean | undefined;
}
export interface ListHospitalCommentsRequest {
  organizationId: string;
  dynamicFilter?: 'all' | 'good' | 'middle' | 'poor' | 'withPictures' | 'answered' | undefined;
  tag?: ReviewTagKey | undefined;
  sort?: 'default' | 'latest' | 'highest' | 'lowest' | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListHospitalCommentsResponse {
  items: Review[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetHospitalCommentSummaryRequest {
  organizationId: string;
}
export interface GetOwnHospitalCommentRequest {
  organizationId: string;
}
export interface GetOwnHospitalCommentResponse {
  mayComment: boolean;
  comment: OwnReview | null;
}
export interface AddHospitalCommentRequest {
  organizationId: string;
  satisfaction: number;
  content?: string | undefined;
  anonymous?: boolean | undefined;
}
export interface ListConsultCommentsRequest {
  expertId: string;
  diseaseId?: string | undefined;
  dynamicFilter?: 'all' | 'good' | 'middle' | 'poor' | 'withPictures' | 'answered' | undefined;
  tag?: ReviewTagKey | undefined;
  sort?: 'default' | 'latest' | 'highest' | 'lowest' | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListConsultCommentsResponse {
  items: Review[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListConsultCommentTagsResponse {
  items: ReviewTag[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface AddConsultCommentRequest {
  score: number;
  aspects: {
    attitude: number;
    explanation: number;
    waiting: number;
  };
  /**
   * @maxItems 6
   */
  tags?: ReviewTagKey[] | undefined;
  diseaseId?: string | undefined;
  text?: string | undefined;
  /**
   * @maxItems 9
   */
  pictures?: string[] | undefined;
  anonymous?: boolean | undefined;
  orderKey: string;
}
export interface GetConsultCommentByKeyRequest {
  orderKey: string;
}
export interface ReportReason {
  reason: 'untrue' | 'insult' | 'advert' | 'privacy' | 'medicalHarm' | 'other';
  text: string;
}
export interface GetReportQuickContentResponse {
  items: ReportReason[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface SubmitReportRequest {
  commentKey: string;
  reason: 'untrue' | 'insult' | 'advert' | 'privacy' | 'medicalHarm' | 'other';
  detail?: string | undefined;
}
export interface SubmitReportResponse {
  done: true;
}
