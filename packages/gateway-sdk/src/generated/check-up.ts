// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { ApplyPhysicalInvoiceRequest, ApplyPhysicalInvoiceResponse, ApplyPhysicalPaperRequest, ApplyPhysicalPaperResponse, CancelPhysicalOrderRequest, CancelPhysicalOrderResponse, GetPhysicalCouponRequest, GetPhysicalCouponResponse, GetPhysicalOrderRequest, GetPhysicalPackageRequest, GetPhysicalReportRequest, GetPhysicalScheduleRequest, GetPhysicalScheduleResponse, GetPhysicalStockRequest, ListMyPhysicalOrdersRequest, ListMyPhysicalOrdersResponse, ListPhysicalCitiesRequest, ListPhysicalCitiesResponse, ListPhysicalOrganisationsRequest, ListPhysicalOrganisationsResponse, ListPhysicalPackagesRequest, ListPhysicalPackagesResponse, ListPhysicalProvincesRequest, ListPhysicalProvincesResponse, ListPhysicalStoresRequest, ListPhysicalStoresResponse, RedeemPhysicalCodeRequest, SubmitPhysicalOrderRequest, SubmitPhysicalOrderResponse, UpdatePhysicalBookingRequest, UpdatePhysicalBookingResponse } from './types/check-up';
import type { PhysicalOrder, PhysicalReport } from './types/check-up-order-calls';
import type { CheckUpCoupon, CheckUpDay, CheckUpPackage } from './types/check-up-shapes';

/** The calls of the checkUp domain. */
export const checkUpCalls: {
  listPhysicalPackages: ListRow<ListPhysicalPackagesRequest, ListPhysicalPackagesResponse>;
  getPhysicalPackage: CallRow<GetPhysicalPackageRequest, CheckUpPackage, 'query'>;
  listPhysicalOrganisations: CallRow<ListPhysicalOrganisationsRequest, ListPhysicalOrganisationsResponse, 'query'>;
  listPhysicalProvinces: CallRow<ListPhysicalProvincesRequest, ListPhysicalProvincesResponse, 'query'>;
  listPhysicalCities: CallRow<ListPhysicalCitiesRequest, ListPhysicalCitiesResponse, 'query'>;
  listPhysicalStores: ListRow<ListPhysicalStoresRequest, ListPhysicalStoresResponse>;
  getPhysicalSchedule: CallRow<GetPhysicalScheduleRequest, GetPhysicalScheduleResponse, 'query'>;
  getPhysicalStock: CallRow<GetPhysicalStockRequest, CheckUpDay, 'query'>;
  getPhysicalCoupon: CallRow<GetPhysicalCouponRequest, GetPhysicalCouponResponse, 'query'>;
  redeemPhysicalCode: CallRow<RedeemPhysicalCodeRequest, CheckUpCoupon, 'mutation'>;
  submitPhysicalOrder: CallRow<SubmitPhysicalOrderRequest, SubmitPhysicalOrderResponse, 'mutation'>;
  listMyPhysicalOrders: ListRow<ListMyPhysicalOrdersRequest, ListMyPhysicalOrdersResponse>;
  getPhysicalOrder: CallRow<GetPhysicalOrderRequest, PhysicalOrder, 'query'>;
  updatePhysicalBooking: CallRow<UpdatePhysicalBookingRequest, UpdatePhysicalBookingResponse, 'mutation'>;
  cancelPhysicalOrder: CallRow<CancelPhysicalOrderRequest, CancelPhysicalOrderResponse, 'mutation'>;
  getPhysicalReport: CallRow<GetPhysicalReportRequest, PhysicalReport, 'query'>;
  applyPhysicalInvoice: CallRow<ApplyPhysicalInvoiceRequest, ApplyPhysicalInvoiceResponse, 'mutation'>;
  applyPhysicalPaper: CallRow<ApplyPhysicalPaperRequest, ApplyPhysicalPaperResponse, 'mutation'>;
} = {
  listPhysicalPackages: {
    path: '/moduleoperate/physical/packagelist',
    kind: 'query',
    open: true,
    listed: 'page'
  },
  getPhysicalPackage: {
    path: '/moduleoperate/physical/package',
    kind: 'query',
    open: true
  },
  listPhysicalOrganisations: {
    path: '/moduleoperate/physical/organisation',
    kind: 'query',
    open: true
  },
  listPhysicalProvinces: {
    path: '/moduleoperate/physical/province',
    kind: 'query',
    open: true
  },
  listPhysicalCities: {
    path: '/moduleoperate/physical/city',
    kind: 'query',
    open: true
  },
  listPhysicalStores: {
    path: '/moduleoperate/physical/store',
    kind: 'query',
    open: true,
    tags: [
      'PhysicalDays'
    ],
    listed: 'page'
  },
  getPhysicalSchedule: {
    path: '/moduleoperate/physical/schedule',
    kind: 'query',
    open: true,
    tags: [
      'PhysicalDays'
    ]
  },
  getPhysicalStock: {
    path: '/moduleoperate/physical/stock',
    kind: 'query',
    open: true,
    tags: [
      'PhysicalDays'
    ]
  },
  getPhysicalCoupon: {
    path: '/moduleoperate/physical/coupon',
    kind: 'query',
    tags: [
      'PhysicalCoupon'
    ]
  },
  redeemPhysicalCode: {
    path: '/moduleoperate/physical/redeemcode',
    kind: 'mutation',
    tags: [
      'PhysicalCoupon'
    ]
  },
  submitPhysicalOrder: {
    path: '/order/physical/submit',
    kind: 'mutation',
    timeoutMs: 20000,
    tags: [
      {
        type: 'PhysicalOrder',
        by: 'orderNo'
      },
      'PhysicalDays',
      'PhysicalCoupon',
      'Order'
    ]
  },
  listMyPhysicalOrders: {
    path: '/order/physical/mylist',
    kind: 'query',
    tags: [
      'PhysicalOrder'
    ],
    listed: 'cursor'
  },
  getPhysicalOrder: {
    path: '/order/physical/detail',
    kind: 'query',
    tags: [
      {
        type: 'PhysicalOrder',
        by: 'orderNo'
      }
    ]
  },
  updatePhysicalBooking: {
    path: '/order/physical/updateBooking',
    kind: 'mutation',
    tags: [
      {
        type: 'PhysicalOrder',
        by: 'orderNo'
      },
      'PhysicalDays',
      'Order'
    ]
  },
  cancelPhysicalOrder: {
    path: '/order/physical/cancel',
    kind: 'mutation',
    tags: [
      {
        type: 'PhysicalOrder',
        by: 'orderNo'
      },
      'PhysicalDays',
      'PhysicalCoupon',
      'Order'
    ]
  },
  getPhysicalReport: {
    path: '/order/physical/report',
    kind: 'query',
    tags: [
      {
        type: 'PhysicalOrder',
        by: 'orderNo'
      }
    ]
  },
  applyPhysicalInvoice: {
    path: '/order/physical/invoice',
    kind: 'mutation',
    tags: [
      {
        type: 'PhysicalOrder',
        by: 'orderNo'
      }
    ]
  },
  applyPhysicalPaper: {
    path: '/order/physical/paper',
    kind: 'mutation',
    tags: [
      {
        type: 'PhysicalOrder',
        by: 'orderNo'
      }
    ]
  }
};
