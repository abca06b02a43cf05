// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { ApplyPhysicalInvoiceRequest, ApplyPhysicalInvoiceResponse, ApplyPhysicalPaperRequest, ApplyPhysicalPaperResponse, CancelPhysicalOrderRequest, CancelPhysicalOrderResponse, CheckupConsultOrderRequest, CheckupConsultOrderResponse, CicPatientInvoiceRequest, CicPatientInvoiceResponse, CicPatientOrderRequest, CicPatientOrderResponse, CicPatientPacsReportRequest, CicPatientPacsReportResponse, CicPatientPayRequest, CicPatientPayResponse, CicPatientRefundRequest, CicPatientRefundResponse, GetCheckupReservationRequest, GetCheckupReservationResponse, GetPhysicalCouponRequest, GetPhysicalCouponResponse, GetPhysicalOrderRequest, GetPhysicalPackageRequest, GetPhysicalReportRequest, GetPhysicalScheduleRequest, GetPhysicalScheduleResponse, GetPhysicalStockRequest, ListCheckupReportsResponse, ListCheckupShiftCasesRequest, ListCheckupShiftCasesResponse, ListMyPhysicalOrdersRequest, ListMyPhysicalOrdersResponse, ListPhysicalCitiesRequest, ListPhysicalCitiesResponse, ListPhysicalOrganisationsRequest, ListPhysicalOrganisationsResponse, ListPhysicalPackagesRequest, ListPhysicalPackagesResponse, ListPhysicalProvincesRequest, ListPhysicalProvincesResponse, ListPhysicalStoresRequest, ListPhysicalStoresResponse, RedeemPhysicalCodeRequest, SubmitCheckupReservationRequest, SubmitCheckupReservationResponse, SubmitPhysicalOrderRequest, SubmitPhysicalOrderResponse, UpdatePhysicalBookingRequest, UpdatePhysicalBookingResponse, VerifyCheckupCodeRequest } from './types/check-up';
import type { CheckUpGrant } from './types/check-up-centre-calls';
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
  verifyCheckupCode: CallRow<VerifyCheckupCodeRequest, CheckUpGrant, 'mutation'>;
  listCheckupShiftCases: CallRow<ListCheckupShiftCasesRequest, ListCheckupShiftCasesResponse, 'query'>;
  submitCheckupReservation: CallRow<SubmitCheckupReservationRequest, SubmitCheckupReservationResponse, 'mutation'>;
  getCheckupReservation: CallRow<GetCheckupReservationRequest, GetCheckupReservationResponse, 'query'>;
  listCheckupReports: CallRow<void, ListCheckupReportsResponse, 'query'>;
  checkupConsultOrder: CallRow<CheckupConsultOrderRequest, CheckupConsultOrderResponse, 'mutation'>;
  cicPatientOrder: ListRow<CicPatientOrderRequest, CicPatientOrderResponse>;
  cicPatientPay: CallRow<CicPatientPayRequest, CicPatientPayResponse, 'mutation'>;
  cicPatientRefund: CallRow<CicPatientRefundRequest, CicPatientRefundResponse, 'mutation'>;
  cicPatientInvoice: CallRow<CicPatientInvoiceRequest, CicPatientInvoiceResponse, 'mutation'>;
  cicPatientPacsReport: CallRow<CicPatientPacsReportRequest, CicPatientPacsReportResponse, 'query'>;
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
  },
  verifyCheckupCode: {
    path: '/moduleqk/rest/qkcenter/verifycode',
    kind: 'mutation'
  },
  listCheckupShiftCases: {
    path: '/moduleqk/rest/reservations/shiftcaselist',
    kind: 'query',
    tags: [
      'PhysicalDays'
    ]
  },
  submitCheckupReservation: {
    path: '/moduleqk/rest/reservations/submitorder',
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
  getCheckupReservation: {
    path: '/moduleqk/rest/reservations/orderdetail',
    kind: 'query',
    tags: [
      {
        type: 'PhysicalOrder',
        by: 'orderNo'
      }
    ]
  },
  listCheckupReports: {
    path: '/moduleqk/rest/qkcenter/reports',
    kind: 'query',
    tags: [
      'PhysicalOrder'
    ]
  },
  checkupConsultOrder: {
    path: '/moduleqk/rest/consult/order',
    kind: 'mutation',
    tags: [
      'ConsultDraft'
    ]
  },
  cicPatientOrder: {
    path: '/cic/patn/order',
    kind: 'query',
    tags: [
      'PhysicalOrder'
    ],
    listed: 'cursor'
  },
  cicPatientPay: {
    path: '/cic/patn/pay',
    kind: 'mutation'
  },
  cicPatientRefund: {
    path: '/cic/patn/refund',
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
  cicPatientInvoice: {
    path: '/cic/patn/invoice',
    kind: 'mutation',
    tags: [
      {
        type: 'PhysicalOrder',
        by: 'orderNo'
      }
    ]
  },
  cicPatientPacsReport: {
    path: '/cic/patn/pacs/report',
    kind: 'query',
    tags: [
      {
        type: 'PhysicalOrder',
        by: 'orderNo'
      }
    ]
  }
};
