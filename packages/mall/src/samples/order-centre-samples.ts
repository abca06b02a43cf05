import type { OrderDetail, OrderSummary } from '@xinglin/gateway-sdk';

/** An order in a list of all kinds: a consult that is under way, unless told. */
export function sampleMerged(changed: Partial<OrderSummary> = {}): OrderSummary {
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
    ...changed,
  };
}

/** A visit that waits to be paid, in that list. */
export const unpaidVisit = sampleMerged({
  orderNo: 'R1',
  kind: 'registration',
  group: 'awaitingPayment',
  title: '西湖儿童医院 呼吸科',
  facts: [{ label: '时间', text: '11月24日 周二 14:30' }],
  statusText: '待支付',
  amountCents: 5000,
  actions: ['pay', 'cancel'],
  payBefore: '2099-11-22T10:30:00+08:00',
});

/** The same as the order centre shows it by itself: what came of its payment as told. */
export function sampleCentreOrder(changed: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...unpaidVisit,
    history: [],
    payment: 'none',
    refund: null,
    wrongPayments: [],
    ...changed,
  };
}
