// Owns: what the page of an order says, in the two languages that are written by hand.
// Used by: the page of an order.

/** The texts beside its title, by language. */
export const chinese = {
  facts: '订单内容',
  price: '金额',
  waiting: '正在确认付款结果，请稍候。',
  wrongPayment: '收到一笔 {{amount}} 的付款，与应付金额不符，将全额原路退回。',
  next: {
    awaitingPayment: '请在时限内完成支付。',
    active: '已支付，我们会尽快为您安排。',
    refunding: '订单已取消，款项正在退回。',
    completed: '订单已完成。',
    cancelled: '订单已结束，无需再做任何操作。',
  },
  cancel: {
    button: '取消订单',
    title: '取消这个订单？',
    confirm: '确认取消',
    keep: '再想想',
    refund: '已支付的 {{amount}} 将全额原路退回。',
    noRefund: '订单尚未支付，取消不产生费用。',
    done: '订单已取消',
    reason: { mistake: '下错单了', unneeded: '不需要了', other: '其他原因' },
  },
};
/** The same in English. */
export const english = {
  facts: 'What was ordered',
  price: 'Price',
  waiting: 'We are confirming your payment. One moment, please.',
  wrongPayment:
    'We received {{amount}}, which is not the price. All of it goes back the way it was paid.',
  next: {
    awaitingPayment: 'Please pay before the time is over.',
    active: 'Paid. We will see to it soon.',
    refunding: 'The order is cancelled and your money is on its way back.',
    completed: 'The order is completed.',
    cancelled: 'The order has ended. There is nothing left to do.',
  },
  cancel: {
    button: 'Cancel order',
    title: 'Cancel this order?',
    confirm: 'Cancel order',
    keep: 'Keep it',
    refund: '{{amount}} goes back in full, the way it was paid.',
    noRefund: 'The order is not paid yet. Cancelling costs nothing.',
    done: 'The order is cancelled',
    reason: {
      mistake: 'Ordered by mistake',
      unneeded: 'No longer needed',
      other: 'Another reason',
    },
  },
};
