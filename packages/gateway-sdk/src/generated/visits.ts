// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { DeleteRegistrationOrderRequest, DeleteRegistrationOrderResponse, GetMergedOrderRequest, GetMergedOrderResponse, GetOrderVoiceCodeRequest, GetOrderVoiceCodeResponse, ListMergedRegistrationOrdersRequest, ListMergedRegistrationOrdersResponse, ListRebookingShiftsRequest, ListRebookingShiftsResponse, RescheduleRegistrationOrderRequest, RescheduleRegistrationOrderResponse, ResendOrderMessageRequest, ResendOrderMessageResponse } from './types/visits';

/** The calls of the visits domain. */
export const visitsCalls: {
  getMergedOrder: CallRow<GetMergedOrderRequest, GetMergedOrderResponse, 'query'>;
  listMergedRegistrationOrders: ListRow<ListMergedRegistrationOrdersRequest, ListMergedRegistrationOrdersResponse>;
  rescheduleRegistrationOrder: CallRow<RescheduleRegistrationOrderRequest, RescheduleRegistrationOrderResponse, 'mutation'>;
  deleteRegistrationOrder: CallRow<DeleteRegistrationOrderRequest, DeleteRegistrationOrderResponse, 'mutation'>;
  resendOrderMessage: CallRow<ResendOrderMessageRequest, ResendOrderMessageResponse, 'mutation'>;
  getOrderVoiceCode: CallRow<GetOrderVoiceCodeRequest, GetOrderVoiceCodeResponse, 'mutation'>;
  listRebookingShifts: CallRow<ListRebookingShiftsRequest, ListRebookingShiftsResponse, 'query'>;
} = {
  getMergedOrder: {
    path: '/order/orderinfo/mergedetail.json',
    kind: 'query',
    tags: [
      'RegistrationOrder'
    ]
  },
  listMergedRegistrationOrders: {
    path: '/order/orderinfo/mergeregisterlist.json',
    kind: 'query',
    tags: [
      'RegistrationOrder'
    ],
    listed: 'page'
  },
  rescheduleRegistrationOrder: {
    path: '/order/orderinfo/reschedule.json',
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
  deleteRegistrationOrder: {
    path: '/order/orderinfo/delete.json',
    kind: 'mutation',
    tags: [
      {
        type: 'RegistrationOrder',
        by: 'orderNo'
      },
      'Order'
    ]
  },
  resendOrderMessage: {
    path: '/order/ordermsg/resendmsg.json',
    kind: 'mutation'
  },
  getOrderVoiceCode: {
    path: '/order/ordermsg/getvoicecode.json',
    kind: 'mutation'
  },
  listRebookingShifts: {
    path: '/order/orderinfo/rebooking.json',
    kind: 'query',
    tags: [
      'ShiftCase'
    ]
  }
};
