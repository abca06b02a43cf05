import type { booking, ResponseOf } from '@xinglin/contract';
import type { Queryable } from '../platform/database';
import type { MoveContext } from './move-context';

/** What came back of an order's money. */
export interface RefundState {
  readonly refundCents: number;
  readonly status: 'processing' | 'done';
  readonly expectedBy: Date;
}

/** How far the last try to pay an order came; `none` before the cashier was opened. */
export type PaymentProgress = ResponseOf<typeof booking.getRegistrationOrder>['payment'];

/** What booking needs to know of money; the payment domain provides it, so that only it knows providers. */
export interface PaymentPort {
  /** Gives everything back that was paid for the order and not given back yet; returns the cents. */
  readonly refundOrder: (context: MoveContext, orderNo: string) => Promise<number>;
  /** The refund of an order, null when there is none. */
  readonly findRefund: (db: Queryable, orderNo: string) => Promise<RefundState | null>;
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
