import type { payment, ResponseOf } from '@xinglin/contract';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
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

/** A notice that its provider signed and that changes nothing of a payment: a state on the way, another kind of event. */
interface IrrelevantNotice {
  readonly irrelevant: string;
}

/** A notice that its provider signed for another app or merchant. */
interface ForeignNotice {
  readonly foreign: string;
}

/** Money in another currency than ours: it is never booked, and reported as a difference. */
export interface OtherCurrency {
  readonly otherCurrency: string;
  /** The payment or the refund, by our number. */
  readonly subject: string;
}

/** What a signed notice says; null where its provider did not sign it, signed it too long ago, or it is unreadable. */
export type NoticeReading =
  | PaymentNotice
  | RefundNotice
  | IrrelevantNotice
  | ForeignNotice
  | OtherCurrency
  | null;

/** Notifies of news about a refund: its provider is queried for them. */
interface RefundNotice {
  readonly refundId: string;
}

/** Around the page that pays. */
export type PayPlace = 'browser' | 'chatApp' | 'miniProgram';

/** What a provider is asked to take. */
export interface Charge {
  readonly paymentId: string;
  readonly amountCents: number;
  /** What the person reads at the provider. */
  readonly title: string;
  /** From then on nothing is taken. */
  readonly before: Date;
}

/** Who came to the cashier, and by what. */
export interface Visit {
  /** Network address, behind trusted proxies. */
  readonly ip: string;
  readonly userAgent: string;
  /** What the messaging app gave for its user; null before it was asked. */
  readonly code: string | null;
  /** The address they came to, without a question mark. */
  readonly self: string;
  readonly returnUrl: string;
  readonly locale: Locale;
}

/** A page of the cashier, as HTML, and the one script that may run in it. */
export interface CashierPage {
  readonly body: string;
  readonly script: string;
}

/** Where the person goes on: to the provider, or a page of ours from which they pay. */
export type Entrance = { readonly redirect: string } | { readonly page: CashierPage };

/** What the mini-program opens its own cashier by. */
export type MiniProgramPayment = ResponseOf<(typeof payment)['prepayMiniapp']>;

/** A row of a provider's bill: money that was received or refunded, or a row that cannot be booked. */
export type BillRow =
  | {
      readonly type: 'payment';
      readonly paymentId: string;
      readonly amountCents: number;
      readonly tradeNo: string;
    }
  | {
      readonly type: 'refund';
      readonly refundId: string;
      readonly amountCents: number;
      readonly isDone: boolean;
    }
  | {
      readonly type: 'unreadable';
      /** Where it is in the bill, with the order number that it seems to name. */
      readonly row: string;
    }
  | ({ readonly type: 'otherCurrency' } & OtherCurrency);

/** What moves the money. One implementation a provider; nothing else in the gateway knows its ways. */
export interface PaymentProvider {
  /** Stands in payments, and in the address of its notices; never changes. */
  readonly name: string;
  /** What people call it. */
  readonly title: (locale: Locale) => string;
  /** Where it takes money. */
  readonly places: readonly PayPlace[];
  /** Where the person pays. */
  readonly cashierUrl: (payment: Pick<PaymentRow, 'paymentId'>) => string;
  /** Prepares a payment inside the mini-program, for the user that `code` stands for. */
  readonly prepay?: (charge: Charge, code: string) => Promise<MiniProgramPayment>;
  /** Prepares a payment elsewhere, and leads the person on who came to its cashier address. */
  readonly enter?: (charge: Charge, visit: Visit) => Promise<Entrance>;
  /**
   * The notice in a request's headers and body. The body is the bytes as sent: the signature covers them, with a byte order
   * mark and characters of another encoding.
   */
  readonly readNotice: (headers: Headers, body: Uint8Array, now: Date) => Promise<NoticeReading>;
  /** What it wants to hear of a notice that needs not come again. The gateway's own envelope when left out. */
  readonly acknowledgement?: () => Response;
  /** The outcome of a payment; null while there is none, or it was closed unpaid. The sandbox's books are in ours. */
  readonly ask: (
    paymentId: string,
    books: Queryable,
  ) => Promise<PaymentNotice | OtherCurrency | null>;
  /** Takes nothing for a payment any more. Repeatable. */
  readonly close: (paymentId: string) => Promise<void>;
  /**
   * Gives back a part of a payment, or all. Repeatable: `refundId` is its idempotency key. `processing` is asked again
   * until it is `done`.
   */
  readonly refund: (refund: {
    readonly refundId: string;
    readonly paymentId: string;
    readonly amountCents: number;
    /** All that was received by the payment. */
    readonly receivedCents: number;
  }) => Promise<'done' | 'processing' | OtherCurrency>;
  /** What came in and went back on a day of China's calendar; null while that bill is not written yet. */
  readonly bill: (day: string, books: Queryable) => Promise<readonly BillRow[] | null>;
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
