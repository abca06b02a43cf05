// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { OwnReview, ReviewSummary, ReviewedOrder } from './types/review-shapes';
import type { AddConsultCommentRequest, AddHospitalCommentRequest, AddOrderCommentRequest, AddPraiseRequest, AppealCommentRequest, DeleteCommentRequest, DeleteCommentResponse, GetCommentStandardResponse, GetConsultCommentByKeyRequest, GetDoctorCommentSummaryRequest, GetHospitalCommentSummaryRequest, GetOrderCommentRequest, GetOwnHospitalCommentRequest, GetOwnHospitalCommentResponse, GetOwnPraiseRequest, GetOwnPraiseResponse, GetReportQuickContentResponse, ListConsultCommentTagsResponse, ListConsultCommentsRequest, ListConsultCommentsResponse, ListDoctorCommentsRequest, ListDoctorCommentsResponse, ListHospitalCommentsRequest, ListHospitalCommentsResponse, ListOrdersToCommentRequest, ListOrdersToCommentResponse, ListOwnCommentsRequest, ListOwnCommentsResponse, ListPraisesRequest, ListPraisesResponse, ReportUntreatedRequest, ReportUntreatedResponse, SubmitReportRequest, SubmitReportResponse, UpdateOrderCommentRequest } from './types/reviews';

/** The calls of the reviews domain. */
export const reviewsCalls: {
  getOrderComment: CallRow<GetOrderCommentRequest, ReviewedOrder, 'query'>;
  listOrdersToComment: CallRow<ListOrdersToCommentRequest, ListOrdersToCommentResponse, 'query'>;
  addOrderComment: CallRow<AddOrderCommentRequest, OwnReview, 'mutation'>;
  updateOrderComment: CallRow<UpdateOrderCommentRequest, OwnReview, 'mutation'>;
  listOwnComments: ListRow<ListOwnCommentsRequest, ListOwnCommentsResponse>;
  deleteComment: CallRow<DeleteCommentRequest, DeleteCommentResponse, 'mutation'>;
  appealComment: CallRow<AppealCommentRequest, OwnReview, 'mutation'>;
  reportUntreated: CallRow<ReportUntreatedRequest, ReportUntreatedResponse, 'mutation'>;
  listDoctorComments: ListRow<ListDoctorCommentsRequest, ListDoctorCommentsResponse>;
  getDoctorCommentSummary: CallRow<GetDoctorCommentSummaryRequest, ReviewSummary, 'query'>;
  getCommentStandard: CallRow<void, GetCommentStandardResponse, 'query'>;
  listPraises: ListRow<ListPraisesRequest, ListPraisesResponse>;
  getOwnPraise: CallRow<GetOwnPraiseRequest, GetOwnPraiseResponse, 'query'>;
  addPraise: CallRow<AddPraiseRequest, OwnReview, 'mutation'>;
  listHospitalComments: ListRow<ListHospitalCommentsRequest, ListHospitalCommentsResponse>;
  getHospitalCommentSummary: CallRow<GetHospitalCommentSummaryRequest, ReviewSummary, 'query'>;
  getOwnHospitalComment: CallRow<GetOwnHospitalCommentRequest, GetOwnHospitalCommentResponse, 'query'>;
  addHospitalComment: CallRow<AddHospitalCommentRequest, OwnReview, 'mutation'>;
  listConsultComments: ListRow<ListConsultCommentsRequest, ListConsultCommentsResponse>;
  listConsultCommentTags: CallRow<void, ListConsultCommentTagsResponse, 'query'>;
  addConsultComment: CallRow<AddConsultCommentRequest, OwnReview, 'mutation'>;
  getConsultCommentByKey: CallRow<GetConsultCommentByKeyRequest, ReviewedOrder, 'query'>;
  getReportQuickContent: CallRow<void, GetReportQuickContentResponse, 'query'>;
  submitReport: CallRow<SubmitReportRequest, SubmitReportResponse, 'mutation'>;
} = {
  getOrderComment: {
    path: '/comment/ordercomment/detail',
    kind: 'query',
    tags: [
      {
        type: 'Review',
        by: 'orderNo'
      }
    ]
  },
  listOrdersToComment: {
    path: '/comment/ordercomment/waiting',
    kind: 'query',
    tags: [
      'Review',
      'Order'
    ]
  },
  addOrderComment: {
    path: '/comment/ordercomment/add',
    kind: 'mutation',
    tags: [
      'Review',
      'Order',
      'RegistrationOrder',
      'Doctor'
    ]
  },
  updateOrderComment: {
    path: '/comment/ordercomment/update',
    kind: 'mutation',
    tags: [
      'Review'
    ]
  },
  listOwnComments: {
    path: '/comment/ordercomment/mylist',
    kind: 'query',
    tags: [
      'Review'
    ],
    listed: 'cursor'
  },
  deleteComment: {
    path: '/comment/ordercomment/delete',
    kind: 'mutation',
    tags: [
      'Review',
      'Order',
      'RegistrationOrder'
    ]
  },
  appealComment: {
    path: '/comment/ordercomment/appeal',
    kind: 'mutation',
    tags: [
      'Review'
    ]
  },
  reportUntreated: {
    path: '/comment/ordercomment/nottreated',
    kind: 'mutation',
    tags: [
      'Review'
    ]
  },
  listDoctorComments: {
    path: '/comment/expertcomment/list',
    kind: 'query',
    open: true,
    tags: [
      'Review'
    ],
    listed: 'page'
  },
  getDoctorCommentSummary: {
    path: '/comment/expertcomment/summary',
    kind: 'query',
    open: true,
    tags: [
      'Review'
    ]
  },
  getCommentStandard: {
    path: '/comment/standard/detail',
    kind: 'query',
    open: true,
    tags: [
      'ReviewStandard'
    ],
    cached: true
  },
  listPraises: {
    path: '/comment/praisecomment/list',
    kind: 'query',
    open: true,
    tags: [
      'Review'
    ],
    listed: 'page'
  },
  getOwnPraise: {
    path: '/comment/praisecomment/own',
    kind: 'query',
    tags: [
      'Review'
    ]
  },
  addPraise: {
    path: '/comment/praisecomment/add',
    kind: 'mutation',
    tags: [
      'Review'
    ]
  },
  listHospitalComments: {
    path: '/comment/organizationcomment/list',
    kind: 'query',
    open: true,
    tags: [
      'Review'
    ],
    listed: 'page'
  },
  getHospitalCommentSummary: {
    path: '/comment/organizationcomment/summary',
    kind: 'query',
    open: true,
    tags: [
      'Review'
    ]
  },
  getOwnHospitalComment: {
    path: '/comment/organizationcomment/own',
    kind: 'query',
    tags: [
      'Review'
    ]
  },
  addHospitalComment: {
    path: '/comment/organizationcomment/add',
    kind: 'mutation',
    tags: [
      'Review'
    ]
  },
  listConsultComments: {
    path: '/comment/consultcomment/list',
    kind: 'query',
    open: true,
    tags: [
      'Review'
    ],
    listed: 'page'
  },
  listConsultCommentTags: {
    path: '/comment/consultcomment/taglist',
    kind: 'query',
    open: true,
    tags: [
      'ReviewStandard'
    ],
    cached: true
  },
  addConsultComment: {
    path: '/comment/consultcomment/add',
    kind: 'mutation',
    tags: [
      'Review',
      'Order'
    ]
  },
  getConsultCommentByKey: {
    path: '/comment/consultcomment/detailbykey',
    kind: 'query',
    tags: [
      'Review'
    ]
  },
  getReportQuickContent: {
    path: '/comment/report/getquickcontent',
    kind: 'query',
    open: true,
    tags: [
      'ReviewStandard'
    ],
    cached: true
  },
  submitReport: {
    path: '/comment/report/submit',
    kind: 'mutation'
  }
};
