// Generated from packages/contract by `npm run generate`; change it there.
import type { CaseShare, SharedCase } from './case-share-calls';
import type { CallRecording, ProposedExamination } from './consult-record-calls';
import type { AttachedRecord, ConsultCard, ConsultDoctor, ConsultKind, ConsultService, ConsultState, ConsultTime, PreconsultInfo, UpgradeInfo, UpgradeKind } from './consult-shapes';
import type { JudgedCoupon } from './coupon-shapes';
import type { DoctorCard, HospitalCard } from './directory';
import type { FollowUpQuestion } from './follow-up-calls';
import type { RedFlag } from './knowledge';
import type { OrderAction, OrderFact, OrderGroup, Quote } from './orders';
import type { Volunteer } from './volunteer-calls';
export interface IsFastAskOpenResponse {
  isOpen: boolean;
  answerWithinMinutes: number;
}
export interface GetConsultHomepageResponse {
  services: ConsultService[];
  departments: {
    deptId: string;
    deptName: string;
    deptIcon: string;
  }[];
}
export interface ListConsultDepartmentsResponse {
  items: {
    deptId: string;
    deptName: string;
    deptIcon: string;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListConsultDoctorsRequest {
  kind: ConsultKind;
  deptId?: string | undefined;
  hospitalId?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListConsultDoctorsResponse {
  items: {
    doctor: DoctorCard;
    priceCents: number;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListCommunityClinicsRequest {
  q?: string | undefined;
  areaId?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListCommunityClinicsResponse {
  items: {
    hospital: HospitalCard;
    openDoctorCount: number;
    priceCents: number | null;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface MatchConsultDeptRequest {
  question: string;
}
export interface MatchConsultDeptResponse {
  redFlags: RedFlag[];
  departments: {
    deptId: string;
    deptName: string;
    deptIcon: string;
    reason: string | null;
  }[];
}
export interface GetDoctorImageTextPriceRequest {
  doctorId: string;
}
export interface GetDoctorImageTextPriceResponse {
  priceCents: number | null;
}
export interface GetExpertConsultInfoRequest {
  doctorId: string;
}
export interface GetExpertConsultInfoResponse {
  doctor: DoctorCard;
  services: ConsultService[];
  consultCount: number;
}
export interface GetConsultIntentionTimeRequest {
  doctorId: string;
  kind: ConsultKind;
}
export interface GetConsultIntentionTimeResponse {
  timeZone: string;
  times: ConsultTime[];
}
export interface CheckConsultServiceRequest {
  kind: ConsultKind;
  doctorId?: string | undefined;
}
export interface CheckConsultServiceResponse {
  isOpen: boolean;
  priceCents: number | null;
  refusal: string | null;
}
export interface CheckConsultOrderRequest {
  kind: ConsultKind;
  patientId: string;
  doctorId?: string | undefined;
  deptId?: string | undefined;
  couponId?: string | undefined;
}
export interface CheckConsultOrderResponse {
  quote: Quote;
  couponId: string | null;
  coupons: JudgedCoupon[];
  service: ConsultService;
  terms: string[];
}
export interface GetConsultBestCouponRequest {
  kind: ConsultKind;
  doctorId?: string | undefined;
  deptId?: string | undefined;
}
export interface GetConsultBestCouponResponse {
  coupon: JudgedCoupon | null;
}
export interface ListConsultCouponsRequest {
  kind: ConsultKind;
  doctorId?: string | undefined;
  deptId?: string | undefined;
  couponId?: string | undefined;
}
export interface CheckFreeConsultCountResponse {
  left: number;
  perMonth: number;
}
export interface SaveConsultDraftRequest {
  kind: ConsultKind;
  doctorId?: string | undefined;
  draft: {
    question?: string | undefined;
    since?: 'today' | 'week' | 'month' | 'halfYear' | 'longer' | undefined;
    treated?: string | undefined;
    earlierDiagnosis?: string | undefined;
    /**
     * @maxItems 30
     */
    fileIds?: string[] | undefined;
    patientId?: string | undefined;
    deptId?: string | undefined;
    /**
     * @maxItems 10
     */
    recordNos?: string[] | undefined;
  };
}
export interface SaveConsultDraftResponse {
  savedAt: string;
}
export interface GetConsultDraftRequest {
  kind: ConsultKind;
  doctorId?: string | undefined;
}
export interface GetConsultDraftResponse {
  draft: {
    question: string;
    since?: 'today' | 'week' | 'month' | 'halfYear' | 'longer' | undefined;
    treated?: string | undefined;
    earlierDiagnosis?: string | undefined;
    /**
     * @maxItems 30
     */
    fileIds: string[];
    patientId?: string | undefined;
    deptId?: string | undefined;
    /**
     * @maxItems 10
     */
    recordNos?: string[] | undefined;
    savedAt: string;
  } | null;
}
export interface SubmitImageTextConsultRequest {
  patientId: string;
  doctorId?: string | undefined;
  deptId?: string | undefined;
  question: string;
  since?: 'today' | 'week' | 'month' | 'halfYear' | 'longer' | undefined;
  treated?: string | undefined;
  earlierDiagnosis?: string | undefined;
  /**
   * @maxItems 30
   */
  fileIds?: string[] | undefined;
  /**
   * @maxItems 10
   */
  recordNos?: string[] | undefined;
  couponId?: string | undefined;
  kind?: 'imageText' | 'expert' | 'fast' | 'special' | 'free' | 'convenient' | undefined;
}
export interface SubmitImageTextConsultResponse {
  orderKey: string;
  amountCents: number;
  payBefore: string | null;
}
export interface SubmitFastPhoneConsultRequest {
  patientId: string;
  doctorId?: string | undefined;
  deptId?: string | undefined;
  question: string;
  since?: 'today' | 'week' | 'month' | 'halfYear' | 'longer' | undefined;
  treated?: string | undefined;
  earlierDiagnosis?: string | undefined;
  /**
   * @maxItems 30
   */
  fileIds?: string[] | undefined;
  /**
   * @maxItems 10
   */
  recordNos?: string[] | undefined;
  couponId?: string | undefined;
  startsAt?: string | undefined;
  mobile?: string | undefined;
}
export interface SubmitFastPhoneConsultResponse {
  orderKey: string;
  amountCents: number;
  payBefore: string | null;
}
export interface SubmitVideoConsultRequest {
  patientId: string;
  doctorId?: string | undefined;
  deptId?: string | undefined;
  question: string;
  since?: 'today' | 'week' | 'month' | 'halfYear' | 'longer' | undefined;
  treated?: string | undefined;
  earlierDiagnosis?: string | undefined;
  /**
   * @maxItems 30
   */
  fileIds?: string[] | undefined;
  /**
   * @maxItems 10
   */
  recordNos?: string[] | undefined;
  couponId?: string | undefined;
  startsAt?: string | undefined;
  mobile?: string | undefined;
}
export interface SubmitVideoConsultResponse {
  orderKey: string;
  amountCents: number;
  payBefore: string | null;
}
export interface SubmitQuankeConsultRequest {
  patientId: string;
  doctorId?: string | undefined;
  deptId?: string | undefined;
  question: string;
  since?: 'today' | 'week' | 'month' | 'halfYear' | 'longer' | undefined;
  treated?: string | undefined;
  earlierDiagnosis?: string | undefined;
  /**
   * @maxItems 30
   */
  fileIds?: string[] | undefined;
  /**
   * @maxItems 10
   */
  recordNos?: string[] | undefined;
  couponId?: string | undefined;
}
export interface SubmitQuankeConsultResponse {
  orderKey: string;
  amountCents: number;
  payBefore: string | null;
}
export interface SubmitPoliclinicConsultRequest {
  patientId: string;
  doctorId?: string | undefined;
  deptId?: string | undefined;
  question: string;
  since?: 'today' | 'week' | 'month' | 'halfYear' | 'longer' | undefined;
  treated?: string | undefined;
  earlierDiagnosis?: string | undefined;
  /**
   * @maxItems 30
   */
  fileIds?: string[] | undefined;
  /**
   * @maxItems 10
   */
  recordNos?: string[] | undefined;
  couponId?: string | undefined;
}
export interface SubmitPoliclinicConsultResponse {
  orderKey: string;
  amountCents: number;
  payBefore: string | null;
}
export interface GetConsultInformRequest {
  kind: ConsultKind;
}
export interface GetConsultInformResponse {
  kind: ConsultKind;
  title: string;
  /**
   * @minItems 1
   */
  rules: string[];
}
export interface GetConsultKindConfigRequest {
  kind: ConsultKind;
}
export interface GetConsultKindConfigResponse {
  kind: ConsultKind;
  payWithinMinutes: number;
  picturesWithinHours: number;
  remindAgainHours: number;
  openAtMost: number;
  perMonth: number | null;
  questionLeast: number;
  questionMost: number;
  picturesAtMost: number;
}
export interface CheckSensitiveWordsRequest {
  /**
   * @minItems 1
   * @maxItems 5
   */
  texts: string[];
}
export interface CheckSensitiveWordsResponse {
  found: {
    place: number;
    start: number;
    end: number;
    phrase: string;
    cause: 'insult' | 'advert' | 'touting' | 'illegal' | 'healthClaim' | 'accusation' | 'contact';
  }[];
}
export interface GetPneumoniaConfigResponse {
  doctorCount?: number | undefined;
  answerWithinMinutes?: number | undefined;
  callsWithinMinutes?: number | undefined;
}
export interface GetPhoneConsultLineNumberRequest {
  orderKey: string;
}
export interface GetPhoneConsultLineNumberResponse {
  orderKey: string;
  linePhone: string | null;
}
export interface ListScheduleCasesResponse {
  items: {
    orderNo: string;
    kind: string;
    group: OrderGroup;
    title: string;
    facts: OrderFact[];
    statusText: string;
    amountCents: number;
    refundCents: number;
    actions: OrderAction[];
    payBefore: string | null;
    createdAt: string;
    orderKey: string;
    state: ConsultState;
    consultKind: ConsultKind;
    medium: 'text' | 'phone' | 'video';
    doctor: ConsultDoctor | null;
    patientName: string;
    question: string;
    until: {
      at: string;
      outcome: 'lapses' | 'paidBack' | 'ends';
    } | null;
    unread: number;
    startsAt: string;
    endsAt: string;
    timeZone: string;
  }[];
}
export interface GetAssistantMedicalSummaryRequest {
  orderKey: string;
}
export interface GetAssistantMedicalSummaryResponse {
  orderKey: string;
  summary: {
    question: string;
    since: ('today' | 'week' | 'month' | 'halfYear' | 'longer') | null;
    earlierDiagnosis: string | null;
    advice: string[];
    watch: string[];
    proposed: string[];
  } | null;
}
export interface ListConsultOrdersRequest {
  /**
   * @maxItems 20
   */
  consultTypes?: ConsultKind[] | undefined;
  /**
   * @maxItems 2
   */
  consultTargets?: ('chosen' | 'assigned')[] | undefined;
  doctorUserId?: string | undefined;
  patientId?: string | undefined;
  communityClinic?: boolean | undefined;
  listAll?: boolean | undefined;
  group?: OrderGroup | undefined;
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface ListConsultOrdersResponse {
  items: ConsultCard[];
  next: string | null;
}
export interface GetConsultOrderRequest {
  orderKey: string;
}
export interface GetConsultOrderByKeyRequest {
  orderKey: string;
}
export interface ListConsultOrderHistoryRequest {
  doctorId?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListConsultOrderHistoryResponse {
  items: ConsultCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface CountConsultOrderHistoryRequest {
  doctorId?: string | undefined;
}
export interface CountConsultOrderHistoryResponse {
  count: number;
}
export interface CancelConsultOrderRequest {
  orderKey: string;
  reason?: string | undefined;
}
export interface CancelConsultOrderResponse {
  orderKey: string;
  state: ConsultState;
  refundCents: number;
}
export interface DeleteConsultOrderRequest {
  orderKey: string;
}
export interface DeleteConsultOrderResponse {
  done: true;
}
export interface FinishConsultByPatientRequest {
  orderKey: string;
}
export interface FinishConsultByPatientResponse {
  orderKey: string;
  state: ConsultState;
  refundCents: number;
}
export interface ReorderConsultRequest {
  orderKey: string;
}
export interface ReorderConsultResponse {
  kind: ConsultKind;
  doctorId: string | null;
}
export interface LikeConsultOrderRequest {
  orderKey: string;
}
export interface LikeConsultOrderResponse {
  done: true;
}
export interface RemindConsultDoctorRequest {
  orderKey: string;
}
export interface RemindConsultDoctorResponse {
  remindAgainAt: string;
}
export interface ShieldConsultDoctorRequest {
  doctorId: string;
}
export interface ShieldConsultDoctorResponse {
  done: true;
}
export interface RemoveDoctorBlockRequest {
  doctorId: string;
}
export interface RemoveDoctorBlockResponse {
  done: true;
}
export interface ListShieldedDoctorsResponse {
  items: {
    doctorId: string;
    name: string;
    titleText: string;
    hospitalName: string;
    hospDeptName: string;
    shieldedAt: string;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetDoctorBlacklistStatusRequest {
  doctorId: string;
}
export interface GetDoctorBlacklistStatusResponse {
  isShielded: boolean;
}
export interface AddPreconsultInfoRequest {
  orderKey: string;
  allergies?: string | undefined;
  history?: string | undefined;
  medicines?: string | undefined;
  pregnancy?: 'none' | 'pregnant' | 'nursing' | 'unknown' | undefined;
  /**
   * @maxItems 30
   */
  fileIds?: string[] | undefined;
}
export interface AddPreconsultInfoResponse {
  orderKey: string;
  state: ConsultState;
}
export interface GetPreconsultInfoRequest {
  orderKey: string;
}
export interface GetPreconsultInfoResponse {
  info: PreconsultInfo | null;
  fileIds: string[];
}
export interface GetConsultInvoiceStatusRequest {
  orderKey: string;
}
export interface GetConsultInvoiceStatusResponse {
  status: 'unavailable' | 'none' | 'applied' | 'issued';
  amountCents: number;
  title: string | null;
  appliedAt: string | null;
}
export interface ApplyConsultInvoiceRequest {
  orderKey: string;
  title:
    | {
        type: 'person';
        name: string;
      }
    | {
        type: 'company';
        name: string;
        taxNo: string;
      };
  email: string;
}
export interface ApplyConsultInvoiceResponse {
  appliedAt: string;
}
export interface CheckConsultApplyRequest {
  kind: ConsultKind;
  patientId: string;
  doctorId?: string | undefined;
  deptId?: string | undefined;
}
export interface CheckConsultApplyResponse {
  obstacles: {
    name:
      | 'consentRequired'
      | 'consultClosed'
      | 'consultShielded'
      | 'consultOpenAlready'
      | 'consultLimitReached';
    text: string;
    orderKey: string | null;
  }[];
}
export interface CheckUpgradeWhitelistRequest {
  orderKey: string;
}
export interface CheckUpgradeWhitelistResponse {
  refusal: string | null;
  items: {
    kind: UpgradeKind;
    title: string;
    takesTime: boolean;
    callMinutes: number | null;
    quote: Quote | null;
    backCents: number;
    endsFormer: boolean;
    refusal: string | null;
  }[];
  info: UpgradeInfo | null;
}
export interface AddPreconsultUpgradeInfoRequest {
  orderKey: string;
  kind: UpgradeKind;
  startsAt?: string | undefined;
  mobile?: string | undefined;
}
export interface AddPreconsultUpgradeInfoResponse {
  kind: UpgradeKind;
}
export interface UpgradePhoneConsultRequest {
  orderKey: string;
  startsAt?: string | undefined;
  mobile?: string | undefined;
  couponId?: string | undefined;
}
export interface UpgradePhoneConsultResponse {
  orderKey: string;
  amountCents: number;
  payBefore: string | null;
}
export interface UpgradeDiagnosisVideoConsultRequest {
  orderKey: string;
  startsAt?: string | undefined;
  mobile?: string | undefined;
  couponId?: string | undefined;
}
export interface UpgradeDiagnosisVideoConsultResponse {
  orderKey: string;
  amountCents: number;
  payBefore: string | null;
}
export interface UpgradeQuankeConsultRequest {
  orderKey: string;
  couponId?: string | undefined;
}
export interface UpgradeQuankeConsultResponse {
  orderKey: string;
  amountCents: number;
  payBefore: string | null;
}
export interface ConvertUpgradeToImageTextRequest {
  orderKey: string;
}
export interface ConvertUpgradeToImageTextResponse {
  orderKey: string;
  state: ConsultState;
  refundCents: number;
}
export interface ConsultReferralOrderRequest {
  orderKey: string;
  referralId: string;
}
export interface ConfirmConsultOtherFormRequest {
  orderKey: string;
  referralId: string;
  startsAt?: string | undefined;
  mobile?: string | undefined;
  couponId?: string | undefined;
}
export interface ConfirmConsultOtherFormResponse {
  orderKey: string;
  amountCents: number;
  payBefore: string | null;
}
export interface RefundConsultOrderRequest {
  orderKey: string;
  reason: string;
}
export interface RefundConsultOrderResponse {
  outcome: 'paidBack' | 'asked';
  refundCents: number;
}
export interface GetRevisitRemindRequest {
  followUpId: string;
}
export interface CheckSubmitFollowupReportRequest {
  followUpId: string;
}
export interface CheckSubmitFollowupReportResponse {
  maySubmit: boolean;
  answeredAt: string | null;
}
export interface SubmitFollowupReportRequest {
  followUpId: string;
  /**
   * @minItems 1
   * @maxItems 20
   */
  answers: {
    questionId: string;
    text: string;
  }[];
}
export interface SubmitFollowupReportResponse {
  answeredAt: string;
}
export interface GetFollowupReportRequest {
  followUpId: string;
}
export interface GetFollowupReportResponse {
  followUpId: string;
  orderKey: string;
  doctorId: string;
  doctorName: string;
  title: string;
  note: string | null;
  questions: FollowUpQuestion[];
  sentAt: string;
  closesAt: string;
  answeredAt: string | null;
  maySubmit: boolean;
  answers: {
    questionId: string;
    text: string;
  }[];
}
export interface ListFollowupDoctorRepliesRequest {
  followUpId: string;
}
export interface ListFollowupDoctorRepliesResponse {
  items: {
    text: string;
    at: string;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListConsultRecordingsRequest {
  orderKey: string;
}
export interface ListConsultRecordingsResponse {
  items: CallRecording[];
  total: number;
  pageNo: number;
  pageSize: number;
  orderKey: string;
  doctorName: string | null;
  patientName: string;
  keptDays: number;
}
export interface ListProposedExaminationsRequest {
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface ListProposedExaminationsResponse {
  items: {
    orderKey: string;
    number: number;
    at: string;
    title: string;
    doctorName: string;
    hospitalName: string;
    patientName: string;
    isOpen: boolean;
    examinations: ProposedExamination[];
  }[];
  next: string | null;
}
export interface ListConsultExpensesRequest {
  year?: number | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListConsultExpensesResponse {
  items: {
    orderKey: string;
    consultKind: ConsultKind;
    title: string;
    paidAt: string;
    doctorName: string | null;
    hospitalName: string | null;
    patientName: string;
    paidCents: number;
    refundedCents: number;
    invoice: 'unavailable' | 'none' | 'applied' | 'issued';
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
  year: number | null;
  years: number[];
  sum: {
    paidCents: number;
    refundedCents: number;
  };
}
export interface GetShareableCaseRequest {
  orderKey: string;
}
export interface GetShareableCaseResponse {
  case: SharedCase;
  digest: string;
  version: string;
  share: CaseShare | null;
}
export interface ShareCaseRequest {
  orderKey: string;
  digest: string;
  version: string;
  /**
   * @maxItems 500
   */
  struck: string[];
}
export interface ListCaseSharesRequest {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListCaseSharesResponse {
  items: CaseShare[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface WithdrawCaseShareRequest {
  shareId: string;
}
export interface WithdrawCaseShareResponse {
  done: true;
}
export interface GetSharedCaseRequest {
  shareToken: string;
}
export interface ListAttachableRecordsRequest {
  patientId: string;
}
export interface ListAttachableRecordsResponse {
  items: AttachedRecord[];
}
export interface WithdrawConsultRecordRequest {
  orderKey: string;
  recordNo: string;
}
export interface WithdrawConsultRecordResponse {
  done: true;
}
export interface ListVolunteersRequest {
  deptId?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListVolunteersResponse {
  items: Volunteer[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetVolunteerRequest {
  doctorId: string;
}
export interface ListMyVolunteersRequest {
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface ListMyVolunteersResponse {
  items: ConsultCard[];
  next: string | null;
}
