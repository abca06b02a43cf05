import type { PaymentRow } from './tables';

/** What a provider tells us about one payment, after its signature was found right. */
export interface PaymentNotice {
  readonly paymentId: string;
  readonly outcome: 'success' | 'fail';
  /** What was really received, in cents. */
  readonly amountCents: number;
  /** The provider's own number of the payment. */
  readonly tradeNo: string;
}

/** What moves the money. One implementation a provider; nothing else in the gateway knows its ways. */
export interface PaymentProvider {
  /** Stands in payments, and in the address of its notices; never changes. */
  readonly name: string;
  /** Where the person pays. */
  readonly cashierUrl: (payment: Pick<PaymentRow, 'paymentId'>) => string;
  /** The notice in a request's headers and raw body; null when it was not this provider who wrote it, or too long ago. */
  readonly readNotice: (headers: Headers, body: string, now: Date) => PaymentNotice | null;
  /** Gives back a part of a payment, or all. Repeatable: `refundId` is its idempotency key. Resolves when it is done. */
  readonly refund: (refund: {
    refundId: string;
    paymentId: string;
    amountCents: number;
  }) => Promise<void>;
  /** Within how many milliseconds a refund has arrived. */
  readonly refundWithinMs: number;
}

/** The providers of one gateway; the first is the one that is offered where none is asked for. */
export type PaymentProviders = readonly PaymentProvider[];

/** The provider of that name; undefined where this gateway is not configured for it. */
export function findProvider(
  providers: PaymentProviders,
  name: string,
): PaymentProvider | undefined {
  return providers.find((provider) => provider.name === name);
}
