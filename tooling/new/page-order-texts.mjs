// Owns: what the page of an order says, in the two languages that are written by hand.
// Used by: the page of an order.

/** The texts beside its title, by language. */
export const chinese = {
  facts: '订单内容',
  price: '金额',
  unsure: {
    waiting: '正在确认付款结果，请稍候。',
    unknown: '还没有收到付款结果，请勿重复支付，稍后可再查询。',
  },
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
    refund: '已支付的 {{amount}} 将全额原路退回，最晚 {{day}} 到账。',
    noRefund: '订单尚未支付，取消不产生费用。',
    done: '订单已取消',
    reason: { mistake: '下错单了', unneeded: '不需要了', other: '其他原因' },
  },
};
/** The same in English. */
export const english = {
  facts: 'What was ordered',
  price: 'Price',
  unsure: {
    waiting: 'We are confirming your payment. One moment, please.',
    unknown: 'We do not know yet whether your payment went through. Please do not pay again.',
  },
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
    refund: '{{amount}} is refunded in full to your original payment method by {{day}}.',
    noRefund: 'You have not paid yet. Cancelling costs nothing.',
    done: 'The order is cancelled',
    reason: {
      mistake: 'Ordered by mistake',
      unneeded: 'No longer needed',
      other: 'Another reason',
    },
  },
};
