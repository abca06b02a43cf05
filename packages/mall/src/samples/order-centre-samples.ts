import type { ListedOrder, OrderCounts, OrderDetail } from '@xinglin/gateway-sdk';

/** An order in a list of all kinds: a consult that is under way, unless told. */
export function sampleMerged(changed: Partial<ListedOrder> = {}): ListedOrder {
  return {
    orderNo: 'C1',
    kind: 'consult',
    group: 'active',
    title: '林若溪 图文问诊',
    facts: [
      { label: '就诊人', text: '王一诺' },
      { label: '医生', text: '林若溪' },
    ],
    statusText: '进行中',
    amountCents: 3900,
    refundCents: 0,
    actions: [],
    payBefore: null,
    createdAt: '2026-11-22T10:00:00+08:00',
    day: null,
    startsAt: null,
    movedAt: '2026-11-22T10:05:00+08:00',
    waits: null,
    unreadCount: 0,
    ...changed,
  };
}

/** A visit that waits to be paid, in that list. */
export const unpaidVisit = sampleMerged({
  orderNo: 'R1',
  kind: 'registration',
  group: 'awaitingPayment',
  title: '西湖儿童医院 呼吸科',
  facts: [
    { label: '时间', text: '2026-11-24 14:30–15:00', isTime: true },
    { label: '就诊人', text: '王一诺' },
  ],
  day: '2026-11-24',
  startsAt: '2026-11-24T14:30:00+08:00',
  statusText: '待支付',
  amountCents: 5000,
  actions: ['pay', 'cancel'],
  payBefore: '2099-11-22T10:30:00+08:00',
});

/** Counts of orders by state. */
export const sampleCounts: OrderCounts = {
  awaitingPayment: 2,
  active: 3,
  toReview: 1,
  refunding: 0,
};

/** The same as the order centre shows it by itself: what came of its payment as told. */
export function sampleCentreOrder(changed: Partial<OrderDetail> = {}): OrderDetail {
  const {
    day: _day,
    startsAt: _startsAt,
    movedAt: _movedAt,
    waits: _waits,
    unreadCount: _unread,
    ...order
  } = unpaidVisit;
  return {
    ...order,
    history: [],
    payment: 'none',
    refund: null,
    wrongPayments: [],
    ...changed,
  };
}
