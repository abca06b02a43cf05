// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { BookingRules, CancelRegistrationOrderRequest, CancelRegistrationOrderResponse, CheckBeforeSubmitRequest, CheckBeforeSubmitResponse, GetRegistrationOrderRequest, GetShiftCaseRequest, GetShiftCaseRulesRequest, ListRegistrationOrdersRequest, ListRegistrationOrdersResponse, ListShiftCasesByMonthRequest, ListShiftCasesByMonthResponse, RegistrationOrder, ShiftCaseDetail, SubmitRegistrationOrderRequest, SubmitRegistrationOrderResponse } from './types/booking';

/** The calls of the booking domain. */
export const bookingCalls: {
  getShiftCaseRules: CallRow<GetShiftCaseRulesRequest, BookingRules, 'query'>;
  listShiftCasesByMonth: CallRow<ListShiftCasesByMonthRequest, ListShiftCasesByMonthResponse, 'query'>;
  getShiftCase: CallRow<GetShiftCaseRequest, ShiftCaseDetail, 'query'>;
  checkBeforeSubmit: CallRow<CheckBeforeSubmitRequest, CheckBeforeSubmitResponse, 'query'>;
  submitRegistrationOrder: CallRow<SubmitRegistrationOrderRequest, SubmitRegistrationOrderResponse, 'mutation'>;
  listRegistrationOrders: ListRow<ListRegistrationOrdersRequest, ListRegistrationOrdersResponse>;
  getRegistrationOrder: CallRow<GetRegistrationOrderRequest, RegistrationOrder, 'query'>;
  cancelRegistrationOrder: CallRow<CancelRegistrationOrderRequest, CancelRegistrationOrderResponse, 'mutation'>;
} = {
  getShiftCaseRules: {
    path: '/order/shiftcase/rules.json',
    kind: 'query',
    open: true
  },
  listShiftCasesByMonth: {
    path: '/order/shiftcase/listbymonth.json',
    kind: 'query',
    open: true,
    tags: [
      'ShiftCase'
    ]
  },
  getShiftCase: {
    path: '/order/shiftcase/detail.json',
    kind: 'query',
    open: true,
    tags: [
      'ShiftCase'
    ]
  },
  checkBeforeSubmit: {
    path: '/order/submitorder/checkbeforesubmit.json',
    kind: 'query',
    tags: [
      'ShiftCase'
    ]
  },
  submitRegistrationOrder: {
    path: '/order/submitorder/submit.json',
    kind: 'mutation',
    tags: [
      'ShiftCase',
      {
        type: 'RegistrationOrder',
        by: 'orderNo'
      },
      'Order'
    ]
  },
  listRegistrationOrders: {
    path: '/order/orderinfo/list.json',
    kind: 'query',
    tags: [
      'RegistrationOrder'
    ],
    listed: 'page'
  },
  getRegistrationOrder: {
    path: '/order/orderinfo/detail.json',
    kind: 'query',
    tags: [
      {
        type: 'RegistrationOrder',
        by: 'orderNo'
      }
    ]
  },
  cancelRegistrationOrder: {
    path: '/order/cancelorder/cancel.json',
    kind: 'mutation',
    tags: [
      'ShiftCase',
      {
        type: 'RegistrationOrder',
        by: 'orderNo'
      },
      'Order'
    ]
  }
};
