import type { OrderSummary } from '@xinglin/gateway-sdk';

/** What every kind of order says of itself, as its calls answer it. */
export type ShownOrder = Pick<
  OrderSummary,
  'orderNo' | 'statusText' | 'payBefore' | 'refundCents'
> &
  Partial<Pick<OrderSummary, 'kind'>>;

export type { Refund, WrongPayment } from '@xinglin/gateway-sdk';

/** One move in the history of an order, whatever its kind calls states and events. */
export interface OrderStep {
  readonly stateText: string;
  readonly at: string;
  readonly actor: 'patient' | 'hospital' | 'system';
  readonly reason: string | null;
}
