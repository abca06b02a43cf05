import type { booking, ResponseOf } from '@xinglin/contract';
import type { Queryable } from '../../platform/database';
import type { MoveContext } from './move-context';

/** Money that goes back. */
export interface RefundState {
  readonly refundCents: number;
  readonly status: 'processing' | 'done';
  readonly expectedBy: Date;
}

/** What goes back of the money that came in for an order. */
export interface OrderRefunds {
  /** Of what it was paid with; null when nothing does. */
  readonly refund: RefundState | null;
  /** Payments of another amount than its fee, the first one first. */
  readonly wrongPayments: readonly RefundState[];
}

/** How far the last try to pay an order came; `none` before the cashier was opened. */
export type PaymentProgress = ResponseOf<typeof booking.getRegistrationOrder>['payment'];

/** What booking needs to know of money; the payment domain provides it, so that only it knows providers. */
export interface PaymentPort {
  /** Gives everything back that was paid for the order and not given back yet; returns the cents. */
  readonly refundOrder: (context: MoveContext, orderNo: string) => Promise<number>;
  /** What goes back of the money that came in for an order. */
  readonly findRefunds: (db: Queryable, orderNo: string) => Promise<OrderRefunds>;
  /** How far the last try to pay came. */
  readonly findProgress: (db: Queryable, orderNo: string) => Promise<PaymentProgress>;
}

let provided: PaymentPort | null = null;

/** Called once by the payment domain when the gateway is put together. */
export function providePayments(port: PaymentPort): void {
  provided = port;
}

/** The provided port; a gateway without one is put together wrongly. */
export function payments(): PaymentPort {
  if (!provided) throw new Error('No payments: the payment domain was not registered');
  return provided;
}
