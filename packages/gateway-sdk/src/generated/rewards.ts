// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { CancelTipOrderRequest, CancelTipOrderResponse, GetTipDoctorRequest, GetTipDoctorResponse, GetTipOrderRequest, ListTipOffersResponse, ListTipOrdersRequest, ListTipOrdersResponse, SubmitTipOrderRequest, SubmitTipOrderResponse, TipOrder } from './types/rewards';

/** The calls of the rewards domain. */
export const rewardsCalls: {
  listTipOffers: CallRow<void, ListTipOffersResponse, 'query'>;
  getTipDoctor: CallRow<GetTipDoctorRequest, GetTipDoctorResponse, 'query'>;
  submitTipOrder: CallRow<SubmitTipOrderRequest, SubmitTipOrderResponse, 'mutation'>;
  listTipOrders: ListRow<ListTipOrdersRequest, ListTipOrdersResponse>;
  getTipOrder: CallRow<GetTipOrderRequest, TipOrder, 'query'>;
  cancelTipOrder: CallRow<CancelTipOrderRequest, CancelTipOrderResponse, 'mutation'>;
} = {
  listTipOffers: {
    path: '/reward/gift/list',
    kind: 'query',
    open: true,
    tags: [
      'TipOffer'
    ]
  },
  getTipDoctor: {
    path: '/reward/business/doctor',
    kind: 'query',
    tags: [
      'TipOrder'
    ]
  },
  submitTipOrder: {
    path: '/reward/order/submit',
    kind: 'mutation',
    tags: [
      {
        type: 'TipOrder',
        by: 'orderNo'
      },
      'Order'
    ]
  },
  listTipOrders: {
    path: '/reward/order/list',
    kind: 'query',
    tags: [
      'TipOrder'
    ],
    listed: 'cursor'
  },
  getTipOrder: {
    path: '/reward/order/detail',
    kind: 'query',
    tags: [
      {
        type: 'TipOrder',
        by: 'orderNo'
      }
    ]
  },
  cancelTipOrder: {
    path: '/reward/order/cancel',
    kind: 'mutation',
    tags: [
      {
        type: 'TipOrder',
        by: 'orderNo'
      },
      'Order'
    ]
  }
};
