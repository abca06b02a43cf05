/** What came of a payment. */
export type PaymentOutcome =
  /** It arrived. */
  | 'success'
  /** Its notice is still being waited for. */
  | 'waiting'
  /** No notice came while it was waited for: the money may be on its way, so it is not to be paid again. */
  | 'unknown'
  /** Nothing was paid, and it can be paid again. */
  | 'failed'
  /** The order is closed. */
  | 'over';

interface Paying {
  /** It stands where an order of its kind stands once it is paid. */
  readonly isPaid: boolean;
  readonly isAwaitingPayment: boolean;
  readonly payment: 'none' | 'open' | 'failed' | 'paid';
  /** The order is still being asked for again and again. */
  readonly isWatching: boolean;
}

/** What came of the payment of an order. Only a payment of which the provider said no may be made again. */
export function paymentOutcome(order: Paying): PaymentOutcome {
  if (order.isPaid) return 'success';
  if (!order.isAwaitingPayment) return 'over';
  if (order.payment === 'none' || order.payment === 'failed') return 'failed';
  return order.isWatching ? 'waiting' : 'unknown';
}
