// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { PackageExpert, PackageOrder, PackageTeam, PackageUse, ServicePackage } from './types/service-package-shapes';
import type { ApplyCustomServiceRequest, ApplyCustomServiceResponse, BindPackageToPatientRequest, BindPackageToPatientResponse, BookPackageScheduleRequest, BookPackageScheduleResponse, BuyPackageOrderRequest, BuyPackageOrderResponse, CallMeetingRequest, CallMeetingResponse, CancelPackageOrderRequest, CancelPackageOrderResponse, CommentPackageOrderRequest, CommentPackageOrderResponse, CreatePackageOrderRequest, CreatePackageOrderResponse, FillPackageFormRequest, FillPackageFormResponse, GetCustomServiceRequest, GetPackageDetailRequest, GetPackageExpertRequest, GetPackageExpressRequest, GetPackageExpressResponse, GetPackageOrderRequest, GetPackageTeamRequest, JumpToPackagePaymentRequest, JumpToPackagePaymentResponse, ListCustomServicesRequest, ListCustomServicesResponse, ListPackageCommentsRequest, ListPackageCommentsResponse, ListPackageOrdersRequest, ListPackageOrdersResponse, ListPackageScheduleRequest, ListPackageScheduleResponse, PausePackageRequest, PausePackageResponse, RefundPackageOrderRequest, RefundPackageOrderResponse, RequestPackageCallRequest, RequestPackageCallResponse, ResumePackageRequest, ResumePackageResponse, SearchPackagesRequest, SearchPackagesResponse, SendPackageGoodsRequest, SendPackageGoodsResponse, WithdrawCustomServiceRequest, WithdrawCustomServiceResponse } from './types/service-packages';

/** The calls of the servicePackages domain. */
export const servicePackagesCalls: {
  searchPackages: ListRow<SearchPackagesRequest, SearchPackagesResponse>;
  getPackageDetail: CallRow<GetPackageDetailRequest, ServicePackage, 'query'>;
  getPackageTeam: CallRow<GetPackageTeamRequest, PackageTeam, 'query'>;
  getPackageExpert: CallRow<GetPackageExpertRequest, PackageExpert, 'query'>;
  listPackageComments: ListRow<ListPackageCommentsRequest, ListPackageCommentsResponse>;
  createPackageOrder: CallRow<CreatePackageOrderRequest, CreatePackageOrderResponse, 'mutation'>;
  buyPackageOrder: CallRow<BuyPackageOrderRequest, BuyPackageOrderResponse, 'mutation'>;
  jumpToPackagePayment: CallRow<JumpToPackagePaymentRequest, JumpToPackagePaymentResponse, 'mutation'>;
  listPackageOrders: ListRow<ListPackageOrdersRequest, ListPackageOrdersResponse>;
  getPackageOrder: CallRow<GetPackageOrderRequest, PackageOrder, 'query'>;
  cancelPackageOrder: CallRow<CancelPackageOrderRequest, CancelPackageOrderResponse, 'mutation'>;
  refundPackageOrder: CallRow<RefundPackageOrderRequest, RefundPackageOrderResponse, 'mutation'>;
  pausePackage: CallRow<PausePackageRequest, PausePackageResponse, 'mutation'>;
  resumePackage: CallRow<ResumePackageRequest, ResumePackageResponse, 'mutation'>;
  bindPackageToPatient: CallRow<BindPackageToPatientRequest, BindPackageToPatientResponse, 'mutation'>;
  commentPackageOrder: CallRow<CommentPackageOrderRequest, CommentPackageOrderResponse, 'mutation'>;
  applyCustomService: CallRow<ApplyCustomServiceRequest, ApplyCustomServiceResponse, 'mutation'>;
  requestPackageCall: CallRow<RequestPackageCallRequest, RequestPackageCallResponse, 'mutation'>;
  fillPackageForm: CallRow<FillPackageFormRequest, FillPackageFormResponse, 'mutation'>;
  sendPackageGoods: CallRow<SendPackageGoodsRequest, SendPackageGoodsResponse, 'mutation'>;
  listCustomServices: CallRow<ListCustomServicesRequest, ListCustomServicesResponse, 'query'>;
  getCustomService: CallRow<GetCustomServiceRequest, PackageUse, 'query'>;
  withdrawCustomService: CallRow<WithdrawCustomServiceRequest, WithdrawCustomServiceResponse, 'mutation'>;
  listPackageSchedule: CallRow<ListPackageScheduleRequest, ListPackageScheduleResponse, 'query'>;
  bookPackageSchedule: CallRow<BookPackageScheduleRequest, BookPackageScheduleResponse, 'mutation'>;
  callMeeting: CallRow<CallMeetingRequest, CallMeetingResponse, 'query'>;
  getPackageExpress: CallRow<GetPackageExpressRequest, GetPackageExpressResponse, 'query'>;
} = {
  searchPackages: {
    path: '/hades/packserve/search',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  getPackageDetail: {
    path: '/hades/packserve/detail',
    kind: 'query',
    open: true
  },
  getPackageTeam: {
    path: '/hades/packserve/team',
    kind: 'query',
    open: true
  },
  getPackageExpert: {
    path: '/hades/packserve/expert',
    kind: 'query',
    open: true,
    tags: [
      'PackageComment'
    ]
  },
  listPackageComments: {
    path: '/hades/packserve/comments',
    kind: 'query',
    open: true,
    tags: [
      'PackageComment'
    ],
    listed: 'page'
  },
  createPackageOrder: {
    path: '/hades/packserve/order/create',
    kind: 'mutation',
    tags: [
      'Order',
      'PackageOrder'
    ]
  },
  buyPackageOrder: {
    path: '/hades/packserve/order/buy',
    kind: 'mutation',
    tags: [
      'Order',
      'PackageOrder'
    ]
  },
  jumpToPackagePayment: {
    path: '/hades/packserve/jumptopayment',
    kind: 'mutation',
    tags: [
      {
        type: 'PackageOrder',
        by: 'orderNo'
      }
    ]
  },
  listPackageOrders: {
    path: '/hades/order/list',
    kind: 'query',
    tags: [
      'PackageOrder'
    ],
    listed: 'cursor'
  },
  getPackageOrder: {
    path: '/hades/order/detail',
    kind: 'query',
    tags: [
      {
        type: 'PackageOrder',
        by: 'orderNo'
      }
    ]
  },
  cancelPackageOrder: {
    path: '/hades/order/cancel',
    kind: 'mutation',
    tags: [
      {
        type: 'PackageOrder',
        by: 'orderNo'
      },
      'Order'
    ]
  },
  refundPackageOrder: {
    path: '/hades/order/refund',
    kind: 'mutation',
    tags: [
      {
        type: 'PackageOrder',
        by: 'orderNo'
      },
      'PackageUse',
      'Order'
    ]
  },
  pausePackage: {
    path: '/hades/order/pause',
    kind: 'mutation',
    tags: [
      {
        type: 'PackageOrder',
        by: 'orderNo'
      },
      'PackageUse',
      'PackageTimes',
      'Order'
    ]
  },
  resumePackage: {
    path: '/hades/order/resume',
    kind: 'mutation',
    tags: [
      {
        type: 'PackageOrder',
        by: 'orderNo'
      },
      'PackageUse',
      'PackageTimes',
      'Order'
    ]
  },
  bindPackageToPatient: {
    path: '/hades/order/bindpatient',
    kind: 'mutation',
    tags: [
      {
        type: 'PackageOrder',
        by: 'orderNo'
      },
      'Order'
    ]
  },
  commentPackageOrder: {
    path: '/hades/order/comment',
    kind: 'mutation',
    tags: [
      {
        type: 'PackageOrder',
        by: 'orderNo'
      },
      'PackageComment'
    ]
  },
  applyCustomService: {
    path: '/hades/customserve/apply',
    kind: 'mutation',
    tags: [
      {
        type: 'PackageOrder',
        by: 'orderNo'
      },
      'PackageUse'
    ]
  },
  requestPackageCall: {
    path: '/hades/customserve/call',
    kind: 'mutation',
    tags: [
      {
        type: 'PackageOrder',
        by: 'orderNo'
      },
      'PackageUse'
    ]
  },
  fillPackageForm: {
    path: '/hades/customserve/form',
    kind: 'mutation',
    tags: [
      {
        type: 'PackageOrder',
        by: 'orderNo'
      },
      'PackageUse'
    ]
  },
  sendPackageGoods: {
    path: '/hades/customserve/express',
    kind: 'mutation',
    tags: [
      {
        type: 'PackageOrder',
        by: 'orderNo'
      },
      'PackageUse'
    ]
  },
  listCustomServices: {
    path: '/hades/customserve/list',
    kind: 'query',
    tags: [
      'PackageUse'
    ]
  },
  getCustomService: {
    path: '/hades/customserve/detail',
    kind: 'query',
    tags: [
      'PackageUse'
    ]
  },
  withdrawCustomService: {
    path: '/hades/customserve/withdraw',
    kind: 'mutation',
    tags: [
      {
        type: 'PackageOrder',
        by: 'orderNo'
      },
      'PackageUse',
      'PackageTimes'
    ]
  },
  listPackageSchedule: {
    path: '/hades/sche/p/list',
    kind: 'query',
    tags: [
      'PackageTimes'
    ]
  },
  bookPackageSchedule: {
    path: '/hades/sche/p/book',
    kind: 'mutation',
    tags: [
      {
        type: 'PackageOrder',
        by: 'orderNo'
      },
      'PackageUse',
      'PackageTimes'
    ]
  },
  callMeeting: {
    path: '/hades/order/callmeeting',
    kind: 'query',
    tags: [
      'PackageUse'
    ]
  },
  getPackageExpress: {
    path: '/hades/order/express',
    kind: 'query',
    tags: [
      'PackageUse'
    ]
  }
};
