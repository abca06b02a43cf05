/** The outcome of a payment. */
export type PaymentOutcome =
  /** It arrived. */
  | 'success'
  /** Its notice is still being waited for. */
  | 'waiting'
  /** No notice came while it was waited for: most often nothing was paid, and the payment can be resumed. */
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

/**
 * The outcome of an order's payment. A payment that was made is never made again; an open one may be resumed, as the
 * gateway keeps one open payment an order and refunds what arrives for a closed one.
 */
export function paymentOutcome(order: Paying): PaymentOutcome {
  if (order.isPaid) return 'success';
  if (!order.isAwaitingPayment) return 'over';
  if (order.payment === 'none' || order.payment === 'failed') return 'failed';
  return order.isWatching || order.payment === 'paid' ? 'waiting' : 'unknown';
}
