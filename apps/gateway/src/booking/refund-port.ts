import type { Queryable } from '../platform/database';
import type { MoveContext } from './move-context';

/** What came back of an order's money. */
export interface RefundState {
  readonly refundCents: number;
  readonly status: 'processing' | 'done';
  readonly expectedBy: Date;
}

/** What booking needs to know of money; the payment domain provides it, so that only it knows providers. */
export interface RefundPort {
  /** Gives everything back that was paid for the order and not given back yet; returns the cents. */
  readonly refundOrder: (context: MoveContext, orderNo: string) => Promise<number>;
  /** The refund of an order, null when there is none. */
  readonly findRefund: (db: Queryable, orderNo: string) => Promise<RefundState | null>;
}

let provided: RefundPort | null = null;

/** Called once by the payment domain when the gateway is put together. */
export function provideRefunds(port: RefundPort): void {
  provided = port;
}

/** The provided port; a gateway without one is put together wrongly. */
export function refunds(): RefundPort {
  if (!provided) throw new Error('No refunds: the payment domain was not registered');
  return provided;
}
