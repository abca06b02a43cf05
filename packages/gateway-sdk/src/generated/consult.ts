// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { CaseShare, SharedCase } from './types/case-share-calls';
import type { AddPreconsultInfoRequest, AddPreconsultInfoResponse, AddPreconsultUpgradeInfoRequest, AddPreconsultUpgradeInfoResponse, ApplyConsultInvoiceRequest, ApplyConsultInvoiceResponse, CancelConsultOrderRequest, CancelConsultOrderResponse, CheckConsultApplyRequest, CheckConsultApplyResponse, CheckConsultOrderRequest, CheckConsultOrderResponse, CheckConsultServiceRequest, CheckConsultServiceResponse, CheckFreeConsultCountResponse, CheckSensitiveWordsRequest, CheckSensitiveWordsResponse, CheckSubmitFollowupReportRequest, CheckSubmitFollowupReportResponse, CheckUpgradeWhitelistRequest, CheckUpgradeWhitelistResponse, ConfirmConsultOtherFormRequest, ConfirmConsultOtherFormResponse, ConsultReferralOrderRequest, ConvertUpgradeToImageTextRequest, ConvertUpgradeToImageTextResponse, CountConsultOrderHistoryRequest, CountConsultOrderHistoryResponse, DeleteConsultOrderRequest, DeleteConsultOrderResponse, FinishConsultByPatientRequest, FinishConsultByPatientResponse, GetAssistantMedicalSummaryRequest, GetAssistantMedicalSummaryResponse, GetConsultBestCouponRequest, GetConsultBestCouponResponse, GetConsultDraftRequest, GetConsultDraftResponse, GetConsultHomepageResponse, GetConsultInformRequest, GetConsultInformResponse, GetConsultIntentionTimeRequest, GetConsultIntentionTimeResponse, GetConsultInvoiceStatusRequest, GetConsultInvoiceStatusResponse, GetConsultKindConfigRequest, GetConsultKindConfigResponse, GetConsultOrderByKeyRequest, GetConsultOrderRequest, GetDoctorBlacklistStatusRequest, GetDoctorBlacklistStatusResponse, GetDoctorImageTextPriceRequest, GetDoctorImageTextPriceResponse, GetExpertConsultInfoRequest, GetExpertConsultInfoResponse, GetFollowupReportRequest, GetFollowupReportResponse, GetPhoneConsultLineNumberRequest, GetPhoneConsultLineNumberResponse, GetPneumoniaConfigResponse, GetPreconsultInfoRequest, GetPreconsultInfoResponse, GetRevisitRemindRequest, GetShareableCaseRequest, GetShareableCaseResponse, GetSharedCaseRequest, GetVolunteerRequest, IsFastAskOpenResponse, LikeConsultOrderRequest, LikeConsultOrderResponse, ListAttachableRecordsRequest, ListAttachableRecordsResponse, ListCaseSharesRequest, ListCaseSharesResponse, ListCommunityClinicsRequest, ListCommunityClinicsResponse, ListConsultCouponsRequest, ListConsultDepartmentsResponse, ListConsultDoctorsRequest, ListConsultDoctorsResponse, ListConsultExpensesRequest, ListConsultExpensesResponse, ListConsultOrderHistoryRequest, ListConsultOrderHistoryResponse, ListConsultOrdersRequest, ListConsultOrdersResponse, ListConsultRecordingsRequest, ListConsultRecordingsResponse, ListFollowupDoctorRepliesRequest, ListFollowupDoctorRepliesResponse, ListMyVolunteersRequest, ListMyVolunteersResponse, ListProposedExaminationsRequest, ListProposedExaminationsResponse, ListScheduleCasesResponse, ListShieldedDoctorsResponse, ListVolunteersRequest, ListVolunteersResponse, MatchConsultDeptRequest, MatchConsultDeptResponse, RefundConsultOrderRequest, RefundConsultOrderResponse, RemindConsultDoctorRequest, RemindConsultDoctorResponse, RemoveDoctorBlockRequest, RemoveDoctorBlockResponse, ReorderConsultRequest, ReorderConsultResponse, SaveConsultDraftRequest, SaveConsultDraftResponse, ShareCaseRequest, ShieldConsultDoctorRequest, ShieldConsultDoctorResponse, SubmitFastPhoneConsultRequest, SubmitFastPhoneConsultResponse, SubmitFollowupReportRequest, SubmitFollowupReportResponse, SubmitImageTextConsultRequest, SubmitImageTextConsultResponse, SubmitPoliclinicConsultRequest, SubmitPoliclinicConsultResponse, SubmitQuankeConsultRequest, SubmitQuankeConsultResponse, SubmitVideoConsultRequest, SubmitVideoConsultResponse, UpgradeDiagnosisVideoConsultRequest, UpgradeDiagnosisVideoConsultResponse, UpgradePhoneConsultRequest, UpgradePhoneConsultResponse, UpgradeQuankeConsultRequest, UpgradeQuankeConsultResponse, WithdrawCaseShareRequest, WithdrawCaseShareResponse, WithdrawConsultRecordRequest, WithdrawConsultRecordResponse } from './types/consult';
import type { ConsultCard, ConsultOffer, ConsultOrder, ConsultReferral } from './types/consult-shapes';
import type { FollowUp } from './types/follow-up-calls';
import type { Volunteer } from './types/volunteer-calls';

/** The calls of the consult domain. */
export const consultCalls: {
  isFastAskOpen: CallRow<void, IsFastAskOpenResponse, 'query'>;
  getConsultHomepage: CallRow<void, GetConsultHomepageResponse, 'query'>;
  listConsultDepartments: CallRow<void, ListConsultDepartmentsResponse, 'query'>;
  listConsultDoctors: ListRow<ListConsultDoctorsRequest, ListConsultDoctorsResponse>;
  listCommunityClinics: ListRow<ListCommunityClinicsRequest, ListCommunityClinicsResponse>;
  matchConsultDept: CallRow<MatchConsultDeptRequest, MatchConsultDeptResponse, 'query'>;
  getDoctorImageTextPrice: CallRow<GetDoctorImageTextPriceRequest, GetDoctorImageTextPriceResponse, 'query'>;
  getExpertConsultInfo: CallRow<GetExpertConsultInfoRequest, GetExpertConsultInfoResponse, 'query'>;
  getConsultIntentionTime: CallRow<GetConsultIntentionTimeRequest, GetConsultIntentionTimeResponse, 'query'>;
  checkConsultService: CallRow<CheckConsultServiceRequest, CheckConsultServiceResponse, 'query'>;
  checkConsultOrder: CallRow<CheckConsultOrderRequest, CheckConsultOrderResponse, 'query'>;
  getConsultBestCoupon: CallRow<GetConsultBestCouponRequest, GetConsultBestCouponResponse, 'query'>;
  listConsultCoupons: CallRow<ListConsultCouponsRequest, ConsultOffer, 'query'>;
  checkFreeConsultCount: CallRow<void, CheckFreeConsultCountResponse, 'query'>;
  saveConsultDraft: CallRow<SaveConsultDraftRequest, SaveConsultDraftResponse, 'mutation'>;
  getConsultDraft: CallRow<GetConsultDraftRequest, GetConsultDraftResponse, 'query'>;
  submitImageTextConsult: CallRow<SubmitImageTextConsultRequest, SubmitImageTextConsultResponse, 'mutation'>;
  submitFastPhoneConsult: CallRow<SubmitFastPhoneConsultRequest, SubmitFastPhoneConsultResponse, 'mutation'>;
  submitVideoConsult: CallRow<SubmitVideoConsultRequest, SubmitVideoConsultResponse, 'mutation'>;
  submitQuankeConsult: CallRow<SubmitQuankeConsultRequest, SubmitQuankeConsultResponse, 'mutation'>;
  submitPoliclinicConsult: CallRow<SubmitPoliclinicConsultRequest, SubmitPoliclinicConsultResponse, 'mutation'>;
  getConsultInform: CallRow<GetConsultInformRequest, GetConsultInformResponse, 'query'>;
  getConsultKindConfig: CallRow<GetConsultKindConfigRequest, GetConsultKindConfigResponse, 'query'>;
  checkSensitiveWords: CallRow<CheckSensitiveWordsRequest, CheckSensitiveWordsResponse, 'query'>;
  getPneumoniaConfig: CallRow<void, GetPneumoniaConfigResponse, 'query'>;
  getPhoneConsultLineNumber: CallRow<GetPhoneConsultLineNumberRequest, GetPhoneConsultLineNumberResponse, 'query'>;
  listScheduleCases: CallRow<void, ListScheduleCasesResponse, 'query'>;
  getAssistantMedicalSummary: CallRow<GetAssistantMedicalSummaryRequest, GetAssistantMedicalSummaryResponse, 'query'>;
  listConsultOrders: ListRow<ListConsultOrdersRequest, ListConsultOrdersResponse>;
  getConsultOrder: CallRow<GetConsultOrderRequest, ConsultOrder, 'query'>;
  getConsultOrderByKey: CallRow<GetConsultOrderByKeyRequest, ConsultCard, 'query'>;
  listConsultOrderHistory: ListRow<ListConsultOrderHistoryRequest, ListConsultOrderHistoryResponse>;
  countConsultOrderHistory: CallRow<CountConsultOrderHistoryRequest, CountConsultOrderHistoryResponse, 'query'>;
  cancelConsultOrder: CallRow<CancelConsultOrderRequest, CancelConsultOrderResponse, 'mutation'>;
  deleteConsultOrder: CallRow<DeleteConsultOrderRequest, DeleteConsultOrderResponse, 'mutation'>;
  finishConsultByPatient: CallRow<FinishConsultByPatientRequest, FinishConsultByPatientResponse, 'mutation'>;
  reorderConsult: CallRow<ReorderConsultRequest, ReorderConsultResponse, 'mutation'>;
  likeConsultOrder: CallRow<LikeConsultOrderRequest, LikeConsultOrderResponse, 'mutation'>;
  remindConsultDoctor: CallRow<RemindConsultDoctorRequest, RemindConsultDoctorResponse, 'mutation'>;
  shieldConsultDoctor: CallRow<ShieldConsultDoctorRequest, ShieldConsultDoctorResponse, 'mutation'>;
  removeDoctorBlock: CallRow<RemoveDoctorBlockRequest, RemoveDoctorBlockResponse, 'mutation'>;
  listShieldedDoctors: CallRow<void, ListShieldedDoctorsResponse, 'query'>;
  getDoctorBlacklistStatus: CallRow<GetDoctorBlacklistStatusRequest, GetDoctorBlacklistStatusResponse, 'query'>;
  addPreconsultInfo: CallRow<AddPreconsultInfoRequest, AddPreconsultInfoResponse, 'mutation'>;
  getPreconsultInfo: CallRow<GetPreconsultInfoRequest, GetPreconsultInfoResponse, 'query'>;
  getConsultInvoiceStatus: CallRow<GetConsultInvoiceStatusRequest, GetConsultInvoiceStatusResponse, 'query'>;
  applyConsultInvoice: CallRow<ApplyConsultInvoiceRequest, ApplyConsultInvoiceResponse, 'mutation'>;
  checkConsultApply: CallRow<CheckConsultApplyRequest, CheckConsultApplyResponse, 'query'>;
  checkUpgradeWhitelist: CallRow<CheckUpgradeWhitelistRequest, CheckUpgradeWhitelistResponse, 'query'>;
  addPreconsultUpgradeInfo: CallRow<AddPreconsultUpgradeInfoRequest, AddPreconsultUpgradeInfoResponse, 'mutation'>;
  upgradePhoneConsult: CallRow<UpgradePhoneConsultRequest, UpgradePhoneConsultResponse, 'mutation'>;
  upgradeDiagnosisVideoConsult: CallRow<UpgradeDiagnosisVideoConsultRequest, UpgradeDiagnosisVideoConsultResponse, 'mutation'>;
  upgradeQuankeConsult: CallRow<UpgradeQuankeConsultRequest, UpgradeQuankeConsultResponse, 'mutation'>;
  convertUpgradeToImageText: CallRow<ConvertUpgradeToImageTextRequest, ConvertUpgradeToImageTextResponse, 'mutation'>;
  consultReferralOrder: CallRow<ConsultReferralOrderRequest, ConsultReferral, 'mutation'>;
  confirmConsultOtherForm: CallRow<ConfirmConsultOtherFormRequest, ConfirmConsultOtherFormResponse, 'mutation'>;
  refundConsultOrder: CallRow<RefundConsultOrderRequest, RefundConsultOrderResponse, 'mutation'>;
  getRevisitRemind: CallRow<GetRevisitRemindRequest, FollowUp, 'query'>;
  checkSubmitFollowupReport: CallRow<CheckSubmitFollowupReportRequest, CheckSubmitFollowupReportResponse, 'query'>;
  submitFollowupReport: CallRow<SubmitFollowupReportRequest, SubmitFollowupReportResponse, 'mutation'>;
  getFollowupReport: CallRow<GetFollowupReportRequest, GetFollowupReportResponse, 'query'>;
  listFollowupDoctorReplies: CallRow<ListFollowupDoctorRepliesRequest, ListFollowupDoctorRepliesResponse, 'query'>;
  listConsultRecordings: CallRow<ListConsultRecordingsRequest, ListConsultRecordingsResponse, 'query'>;
  listProposedExaminations: ListRow<ListProposedExaminationsRequest, ListProposedExaminationsResponse>;
  listConsultExpenses: ListRow<ListConsultExpensesRequest, ListConsultExpensesResponse>;
  getShareableCase: CallRow<GetShareableCaseRequest, GetShareableCaseResponse, 'query'>;
  shareCase: CallRow<ShareCaseRequest, CaseShare, 'mutation'>;
  listCaseShares: ListRow<ListCaseSharesRequest, ListCaseSharesResponse>;
  withdrawCaseShare: CallRow<WithdrawCaseShareRequest, WithdrawCaseShareResponse, 'mutation'>;
  getSharedCase: CallRow<GetSharedCaseRequest, SharedCase, 'query'>;
  listAttachableRecords: CallRow<ListAttachableRecordsRequest, ListAttachableRecordsResponse, 'query'>;
  withdrawConsultRecord: CallRow<WithdrawConsultRecordRequest, WithdrawConsultRecordResponse, 'mutation'>;
  listVolunteers: ListRow<ListVolunteersRequest, ListVolunteersResponse>;
  getVolunteer: CallRow<GetVolunteerRequest, Volunteer, 'query'>;
  listMyVolunteers: ListRow<ListMyVolunteersRequest, ListMyVolunteersResponse>;
} = {
  isFastAskOpen: {
    path: '/moduleoperate/isfastaskopen',
    kind: 'query',
    open: true
  },
  getConsultHomepage: {
    path: '/consult/consultorder/homepage',
    kind: 'query',
    open: true
  },
  listConsultDepartments: {
    path: '/consult/consultorder/departments',
    kind: 'query',
    open: true
  },
  listConsultDoctors: {
    path: '/consult/consultorder/doctorlist',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  listCommunityClinics: {
    path: '/consult/consultorder/cliniclist',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  matchConsultDept: {
    path: '/consult/consultorder/matchdept.json',
    kind: 'query',
    open: true,
    traced: 'always'
  },
  getDoctorImageTextPrice: {
    path: '/consult/consultorder/doctorimagetextprice',
    kind: 'query',
    open: true
  },
  getExpertConsultInfo: {
    path: '/consult/consultorder/expertconsultinfo',
    kind: 'query',
    open: true
  },
  getConsultIntentionTime: {
    path: '/consult/consultorder/getintentiontime',
    kind: 'query',
    open: true,
    tags: [
      'ConsultTime'
    ]
  },
  checkConsultService: {
    path: '/consult/consultorder/checkconsultservice',
    kind: 'query',
    open: true
  },
  checkConsultOrder: {
    path: '/consult/consultorder/checkorder',
    kind: 'query',
    tags: [
      'Consult',
      'Coupon'
    ]
  },
  getConsultBestCoupon: {
    path: '/consult/consultorder/getbestcoupon',
    kind: 'query',
    tags: [
      'Coupon'
    ]
  },
  listConsultCoupons: {
    path: '/consult/consultorder/couponlist',
    kind: 'query',
    tags: [
      'Coupon'
    ]
  },
  checkFreeConsultCount: {
    path: '/fetchconsult/checkfreeconsultcount',
    kind: 'query',
    tags: [
      'Consult'
    ]
  },
  saveConsultDraft: {
    path: '/consult/draft/save.json',
    kind: 'mutation',
    tags: [
      'ConsultDraft'
    ]
  },
  getConsultDraft: {
    path: '/consult/draft/detail.json',
    kind: 'query',
    tags: [
      'ConsultDraft'
    ]
  },
  submitImageTextConsult: {
    path: '/consult/submitorder/imagetext',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'ConsultDraft',
      'Order',
      'Coupon'
    ]
  },
  submitFastPhoneConsult: {
    path: '/consult/submitorder/fastphone',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'ConsultDraft',
      'Order',
      'Coupon'
    ]
  },
  submitVideoConsult: {
    path: '/consult/submitorder/video',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'ConsultDraft',
      'Order',
      'Coupon'
    ]
  },
  submitQuankeConsult: {
    path: '/consult/submitorder/quanke',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'ConsultDraft',
      'Order',
      'Coupon'
    ]
  },
  submitPoliclinicConsult: {
    path: '/consult/submitorder/policlinic',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'ConsultDraft',
      'Order',
      'Coupon'
    ]
  },
  getConsultInform: {
    path: '/consult/inform.json',
    kind: 'query',
    open: true
  },
  getConsultKindConfig: {
    path: '/consult/config/kind.json',
    kind: 'query',
    open: true
  },
  checkSensitiveWords: {
    path: '/consult/check/sensitivewords.json',
    kind: 'query'
  },
  getPneumoniaConfig: {
    path: '/consult/pneumonia/config.json',
    kind: 'query',
    open: true,
    onFailure: {
      default: {}
    }
  },
  getPhoneConsultLineNumber: {
    path: '/medicalassist/rest/phoneconsult/black/getlinenumber',
    kind: 'query',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      }
    ]
  },
  listScheduleCases: {
    path: '/consult/schedulecase/list.json',
    kind: 'query',
    tags: [
      'Consult',
      'ConsultTime'
    ]
  },
  getAssistantMedicalSummary: {
    path: '/consult/assistant/medicalsummary.json',
    kind: 'query',
    timeoutMs: 10000,
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      }
    ]
  },
  listConsultOrders: {
    path: '/consult/consultorder/list',
    kind: 'query',
    tags: [
      'Consult'
    ],
    listed: 'cursor'
  },
  getConsultOrder: {
    path: '/consult/consultorder/detail',
    kind: 'query',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'DoctorShield'
    ]
  },
  getConsultOrderByKey: {
    path: '/consult/consultorder/detailbyorderkey',
    kind: 'query',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      }
    ]
  },
  listConsultOrderHistory: {
    path: '/consult/consultorder/historys',
    kind: 'query',
    tags: [
      'Consult'
    ],
    listed: 'page'
  },
  countConsultOrderHistory: {
    path: '/consult/consultorder/historycount',
    kind: 'query',
    tags: [
      'Consult'
    ]
  },
  cancelConsultOrder: {
    path: '/consult/consultorder/cancel',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'ConsultTime',
      'Order',
      'Coupon'
    ]
  },
  deleteConsultOrder: {
    path: '/consult/consultorder/delete',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'Order'
    ]
  },
  finishConsultByPatient: {
    path: '/consult/consultorder/finishbypatient',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'Order'
    ]
  },
  reorderConsult: {
    path: '/consult/consultorder/reorder',
    kind: 'mutation',
    tags: [
      'ConsultDraft'
    ]
  },
  likeConsultOrder: {
    path: '/consult/consultorder/like',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      }
    ]
  },
  remindConsultDoctor: {
    path: '/consult/consultorder/reminddoctor',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      }
    ]
  },
  shieldConsultDoctor: {
    path: '/consult/consultorder/shielddoctor',
    kind: 'mutation',
    tags: [
      'DoctorShield'
    ]
  },
  removeDoctorBlock: {
    path: '/consult/consultorder/removeshield',
    kind: 'mutation',
    tags: [
      'DoctorShield'
    ]
  },
  listShieldedDoctors: {
    path: '/consult/consultorder/shieldlist',
    kind: 'query',
    tags: [
      'DoctorShield'
    ]
  },
  getDoctorBlacklistStatus: {
    path: '/cobra/doctor/blacklist/status',
    kind: 'query',
    tags: [
      'DoctorShield'
    ]
  },
  addPreconsultInfo: {
    path: '/consult/preconsult/addInfo',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      }
    ]
  },
  getPreconsultInfo: {
    path: '/consult/preconsult/getInfo',
    kind: 'query',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      }
    ]
  },
  getConsultInvoiceStatus: {
    path: '/consult/invoice/status.json',
    kind: 'query',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      }
    ]
  },
  applyConsultInvoice: {
    path: '/consult/invoice/apply.json',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      }
    ]
  },
  checkConsultApply: {
    path: '/consult/consultorder/checkapply',
    kind: 'query',
    tags: [
      'Consult',
      'DoctorShield'
    ]
  },
  checkUpgradeWhitelist: {
    path: '/consult/submitorder/checkupgradewhitelist',
    kind: 'query',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'ConsultTime'
    ]
  },
  addPreconsultUpgradeInfo: {
    path: '/consult/preconsult/addupgradeinfo',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      }
    ]
  },
  upgradePhoneConsult: {
    path: '/consult/submitorder/upgradephone.json',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'Order',
      'ConsultTime',
      'Coupon'
    ],
    traced: 'always'
  },
  upgradeDiagnosisVideoConsult: {
    path: '/consult/submitorder/upgradediagnosisvideo.json',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'Order',
      'ConsultTime',
      'Coupon'
    ],
    traced: 'always'
  },
  upgradeQuankeConsult: {
    path: '/consult/submitorder/upgradequanke.json',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'Order',
      'ConsultTime',
      'Coupon'
    ],
    traced: 'always'
  },
  convertUpgradeToImageText: {
    path: '/consult/submitorder/imagetextconvertupgrade',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'Order',
      'ConsultTime'
    ]
  },
  consultReferralOrder: {
    path: '/consult/consultorder/referral',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'ConsultDraft'
    ]
  },
  confirmConsultOtherForm: {
    path: '/consult/consultorder/confirmotherform',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'Order',
      'ConsultTime',
      'Coupon'
    ]
  },
  refundConsultOrder: {
    path: '/consult/consultorder/refund',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'ConsultTime',
      'Order',
      'Coupon'
    ]
  },
  getRevisitRemind: {
    path: '/modulefollowup/revisitremind/detail/{followUpId}',
    kind: 'query',
    tags: [
      {
        type: 'FollowUp',
        by: 'followUpId'
      }
    ]
  },
  checkSubmitFollowupReport: {
    path: '/modulefollowup/report/checksubmit',
    kind: 'query',
    tags: [
      {
        type: 'FollowUp',
        by: 'followUpId'
      }
    ]
  },
  submitFollowupReport: {
    path: '/modulefollowup/report/submit',
    kind: 'mutation',
    tags: [
      {
        type: 'FollowUp',
        by: 'followUpId'
      }
    ]
  },
  getFollowupReport: {
    path: '/modulefollowup/report/detail/{followUpId}',
    kind: 'query',
    tags: [
      {
        type: 'FollowUp',
        by: 'followUpId'
      }
    ]
  },
  listFollowupDoctorReplies: {
    path: '/modulefollowup/report/doctorReplyList',
    kind: 'query',
    tags: [
      {
        type: 'FollowUp',
        by: 'followUpId'
      }
    ]
  },
  listConsultRecordings: {
    path: '/consult/consultorder/recordings',
    kind: 'query',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      }
    ]
  },
  listProposedExaminations: {
    path: '/consult/consultorder/examinations',
    kind: 'query',
    tags: [
      'Consult',
      'Order'
    ],
    listed: 'cursor'
  },
  listConsultExpenses: {
    path: '/consult/consultorder/expenses',
    kind: 'query',
    tags: [
      'Consult',
      'Order'
    ],
    listed: 'page'
  },
  getShareableCase: {
    path: '/consult/share/preview',
    kind: 'query',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      },
      'CaseShare'
    ]
  },
  shareCase: {
    path: '/consult/share/add',
    kind: 'mutation',
    tags: [
      'CaseShare'
    ]
  },
  listCaseShares: {
    path: '/consult/share/list',
    kind: 'query',
    tags: [
      'CaseShare'
    ],
    listed: 'page'
  },
  withdrawCaseShare: {
    path: '/consult/share/withdraw',
    kind: 'mutation',
    tags: [
      'CaseShare',
      'SharedCase'
    ]
  },
  getSharedCase: {
    path: '/consult/share/detail',
    kind: 'query',
    open: true,
    tags: [
      'SharedCase'
    ]
  },
  listAttachableRecords: {
    path: '/consult/record/attachable.json',
    kind: 'query',
    tags: [
      'Consult',
      'Order'
    ]
  },
  withdrawConsultRecord: {
    path: '/consult/record/withdraw.json',
    kind: 'mutation',
    tags: [
      {
        type: 'Consult',
        by: 'orderKey'
      }
    ]
  },
  listVolunteers: {
    path: '/consult/volunteer/list.json',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  getVolunteer: {
    path: '/consult/volunteer/detail.json',
    kind: 'query',
    open: true
  },
  listMyVolunteers: {
    path: '/consult/volunteer/mine.json',
    kind: 'query',
    tags: [
      'Consult'
    ],
    listed: 'cursor'
  }
};
