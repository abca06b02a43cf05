import type { VipOrder, VipOrderCard } from '@xinglin/gateway-sdk';
import { sampleVipQuote } from './membership-samples';

/** A paid card in a list; the rest as `changed`. */
export function listedVipOrder(changed: Partial<VipOrderCard> = {}): VipOrderCard {
  return {
    orderNo: 'V1',
    kind: 'membership',
    group: 'active',
    title: '超级会员年卡',
    facts: [{ label: '种类', text: '会员卡' }],
    statusText: '已支付',
    amountCents: 26_800,
    refundCents: 0,
    actions: ['cancel'],
    payBefore: null,
    createdAt: '2026-11-20T20:00:00+08:00',
    state: 'paid',
    goodsId: 'card-year',
    goodsType: 1,
    days: 365,
    seats: 2,
    patientName: null,
    cardId: 'card-1',
    ...changed,
  };
}

/** The same with all that its own page shows. */
export function sampleVipOrder(changed: Partial<VipOrder> = {}): VipOrder {
  return {
    ...listedVipOrder(),
    history: [
      {
        state: 'paid',
        stateText: '已支付',
        at: '2026-11-20T20:01:00+08:00',
        actor: 'system',
        event: 'pay',
        reason: null,
      },
    ],
    payment: 'paid',
    refund: null,
    wrongPayments: [],
    quote: sampleVipQuote.quote,
    mayCancel: true,
    refundNowCents: 26_800,
    refundNowLines: [{ kind: 'paid', cents: 26_800, days: null, order: null }],
    mayActivate: true,
    ...changed,
  };
}

/** The same in service since yesterday, after a service at the price of members. */
export const usedVipOrder = sampleVipOrder({
  state: 'active',
  statusText: '使用中',
  mayActivate: false,
  refundNowCents: 23_727,
  refundNowLines: [
    { kind: 'paid', cents: 26_800, days: null, order: null },
    { kind: 'usedDays', cents: -73, days: { used: 1, all: 365 }, order: null },
    {
      kind: 'saving',
      cents: -3000,
      days: null,
      order: { orderNo: 'V2', title: '代取报告', count: 1 },
    },
  ],
});

/** The same before it is paid. */
export const unpaidVipOrder = sampleVipOrder({
  group: 'awaitingPayment',
  state: 'awaitingPayment',
  statusText: '待支付',
  actions: ['pay', 'cancel'],
  payment: 'none',
  payBefore: '2099-11-20T21:27:41+08:00',
  cardId: null,
  mayActivate: false,
  refundNowCents: 0,
  refundNowLines: [],
});
