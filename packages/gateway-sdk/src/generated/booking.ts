// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { CancelRegistrationOrderRequest, CancelRegistrationOrderResponse, CheckBeforeSubmitRequest, CheckBeforeSubmitResponse, GetCustomCodeRequest, GetOrderAdaptRuleRequest, GetOrderAdaptRuleResponse, GetOrderCheckCodeResponse, GetOrderConfigRequest, GetRegistPatientRequest, GetRegistPatientResponse, GetRegistrationOrderRequest, GetShiftCaseRequest, GetShiftCaseRulesRequest, GetWaitRequest, JoinWaitListRequest, LeaveWaitListRequest, ListEarliestDoctorsRequest, ListEarliestDoctorsResponse, ListRegistrationOrdersRequest, ListRegistrationOrdersResponse, ListShiftCasesByMonthRequest, ListShiftCasesByMonthResponse, ListWaitsRequest, ListWaitsResponse, PreviewWaitRequest, SubmitOfflineBookingRequest, SubmitOfflineBookingResponse, SubmitRegistrationOrderRequest, SubmitRegistrationOrderResponse, ValidateCustomCodeRequest, ValidateCustomCodeResponse } from './types/booking';
import type { BookingRules, OrderConfig, RegistrationOrder, ShiftCaseDetail, Wait, WaitPreview } from './types/booking-shapes';
import type { CheckPicture } from './types/verification';

/** The calls of the booking domain. */
export const bookingCalls: {
  getShiftCaseRules: CallRow<GetShiftCaseRulesRequest, BookingRules, 'query'>;
  listShiftCasesByMonth: CallRow<ListShiftCasesByMonthRequest, ListShiftCasesByMonthResponse, 'query'>;
  getShiftCase: CallRow<GetShiftCaseRequest, ShiftCaseDetail, 'query'>;
  listEarliestDoctors: ListRow<ListEarliestDoctorsRequest, ListEarliestDoctorsResponse>;
  checkBeforeSubmit: CallRow<CheckBeforeSubmitRequest, CheckBeforeSubmitResponse, 'query'>;
  getOrderConfig: CallRow<GetOrderConfigRequest, OrderConfig, 'query'>;
  getOrderAdaptRule: CallRow<GetOrderAdaptRuleRequest, GetOrderAdaptRuleResponse, 'query'>;
  getRegistPatient: CallRow<GetRegistPatientRequest, GetRegistPatientResponse, 'query'>;
  getCustomCode: CallRow<GetCustomCodeRequest, CheckPicture, 'query'>;
  validateCustomCode: CallRow<ValidateCustomCodeRequest, ValidateCustomCodeResponse, 'query'>;
  getOrderCheckCode: CallRow<void, GetOrderCheckCodeResponse, 'mutation'>;
  submitRegistrationOrder: CallRow<SubmitRegistrationOrderRequest, SubmitRegistrationOrderResponse, 'mutation'>;
  submitOfflineBooking: CallRow<SubmitOfflineBookingRequest, SubmitOfflineBookingResponse, 'mutation'>;
  listRegistrationOrders: ListRow<ListRegistrationOrdersRequest, ListRegistrationOrdersResponse>;
  getRegistrationOrder: CallRow<GetRegistrationOrderRequest, RegistrationOrder, 'query'>;
  cancelRegistrationOrder: CallRow<CancelRegistrationOrderRequest, CancelRegistrationOrderResponse, 'mutation'>;
  joinWaitList: CallRow<JoinWaitListRequest, Wait, 'mutation'>;
  previewWait: CallRow<PreviewWaitRequest, WaitPreview, 'query'>;
  listWaits: ListRow<ListWaitsRequest, ListWaitsResponse>;
  getWait: CallRow<GetWaitRequest, Wait, 'query'>;
  leaveWaitList: CallRow<LeaveWaitListRequest, Wait, 'mutation'>;
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
  listEarliestDoctors: {
    path: '/order/shiftcase/earliest.json',
    kind: 'query',
    open: true,
    tags: [
      'ShiftCase'
    ],
    listed: 'page'
  },
  checkBeforeSubmit: {
    path: '/order/submitorder/checkbeforesubmit.json',
    kind: 'query',
    tags: [
      'ShiftCase'
    ]
  },
  getOrderConfig: {
    path: '/order/orderconfig/getconfig.json',
    kind: 'query',
    timeoutMs: 30000,
    open: true
  },
  getOrderAdaptRule: {
    path: '/order/orderconfig/adaptrule',
    kind: 'query',
    tags: [
      'ShiftCase'
    ]
  },
  getRegistPatient: {
    path: '/order/orderconfig/registpatient',
    kind: 'query',
    tags: [
      'ShiftCase',
      'Patient'
    ]
  },
  getCustomCode: {
    path: '/json/black/res/customcode/{patientId}/{shiftCaseId}',
    kind: 'query',
    method: 'GET',
    encoding: 'query'
  },
  validateCustomCode: {
    path: '/json/black/validate/customcode/{patientId}/{shiftCaseId}/{imgCode}',
    kind: 'query',
    method: 'GET',
    encoding: 'query'
  },
  getOrderCheckCode: {
    path: '/order/ordermsg/getcheckcode.json',
    kind: 'mutation'
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
  submitOfflineBooking: {
    path: '/order/submitorder/submitoffline.json',
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
  },
  joinWaitList: {
    path: '/order/waitlist/join.json',
    kind: 'mutation',
    tags: [
      'Wait'
    ]
  },
  previewWait: {
    path: '/order/waitlist/preview.json',
    kind: 'query',
    tags: [
      'Wait',
      'ShiftCase'
    ]
  },
  listWaits: {
    path: '/order/waitlist/list.json',
    kind: 'query',
    tags: [
      'Wait'
    ],
    listed: 'page'
  },
  getWait: {
    path: '/order/waitlist/detail.json',
    kind: 'query',
    tags: [
      {
        type: 'Wait',
        by: 'waitId'
      }
    ]
  },
  leaveWaitList: {
    path: '/order/waitlist/leave.json',
    kind: 'mutation',
    tags: [
      {
        type: 'Wait',
        by: 'waitId'
      },
      'Order',
      'RegistrationOrder',
      'ShiftCase'
    ]
  }
};
