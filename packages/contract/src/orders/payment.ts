import { z } from 'zod';
import { OrderNo } from './ids';
import { defineCalls } from '../define-calls';
import { Cents, Id, Instant, opaqueText } from '../shapes';

/** Around the page that pays: a browser by itself, the messaging app's browser, or its mini-program. */
const PayPlace = z.enum(['browser', 'chatApp', 'miniProgram']);

/** Name of a provider that the gateway is configured for. */
const ProviderName = opaqueText({ max: 32 });

/** A way to pay that is on. */
export const PayWay = z
  .object({
    provider: ProviderName,
    /** What it is called, in the reader's language. */
    title: z.string(),
    /** The person paid by it last. */
    lastUsed: z.boolean(),
  })
  .meta({ id: 'PayWay' });

/** What a cashier is asked for. `returnUrl` is checked against the allowed hosts. */
const CashierRequest = z.object({
  orderNo: OrderNo,
  returnUrl: opaqueText({ max: 2000 }),
  /** The first of the ways when left out. */
  provider: ProviderName.optional(),
});

/** An order of the person's own. */
const OwnOrder = z.object({ orderNo: OrderNo });

/** What is paid by outside providers for orders of every kind (spec 3 §7.8, spec 1 §7). */
export const payment = defineCalls({
  /** The cashier's address for an order that awaits payment. */
  getH5PayUrl: {
    path: '/pay/geth5payurl.json',
    access: 'session',
    kind: 'mutation',
    request: CashierRequest,
    response: z.object({ url: z.url() }),
  },
  /** The ways that are on for an order where the person is; none where nothing takes money there. */
  listPayWays: {
    path: '/pay/listpayway.json',
    access: 'session',
    kind: 'query',
    request: OwnOrder.extend({ inside: PayPlace.default('browser') }),
    response: z.object({
      items: z.array(PayWay),
      /** False where nothing takes money: what a list that cannot be read must not pass for. */
      takesMoney: z.boolean(),
    }),
  },
  /** Which of an order's payments is due now. */
  getPayType: {
    path: '/pay/getpaytype.json',
    access: 'session',
    kind: 'query',
    request: OwnOrder,
    response: z.object({
      /** `deposit`: the first of several; `rest`: a later one. */
      type: z.enum(['nothing', 'whole', 'deposit', 'rest']),
      dueCents: Cents,
      /** Null where nothing is due. */
      payBefore: Instant.nullable(),
    }),
  },
  /** What the sum that is due is made of: its elements add up to it. */
  getPayElement: {
    path: '/pay/getpayelement',
    access: 'session',
    kind: 'query',
    request: OwnOrder,
    response: z.object({
      elements: z.array(
        z.object({
          /** The price of the order; below zero what was paid before, and what is to be paid later. */
          element: z.enum(['price', 'paid', 'later']),
          label: z.string(),
          cents: z.int(),
        }),
      ),
      dueCents: Cents,
    }),
  },
  /**
   * What the mini-program needs to open its own cashier. Refuses with `orderNotPayable`, and with `payWayUnavailable`
   * where no provider takes money there or it does not answer.
   */
  prepayMiniapp: {
    path: '/pay/miniapp/prepay',
    access: 'session',
    kind: 'mutation',
    waitsOutside: true,
    request: OwnOrder.extend({
      /** What the mini-program was given for its user just now. */
      code: opaqueText({ max: 128 }),
    }),
    response: z.object({
      timeStamp: z.string(),
      nonceStr: z.string(),
      package: z.string(),
      signType: z.literal('RSA'),
      paySign: z.string(),
    }),
  },
  /** The ways that an app around the portal can open in a browser outside of itself. */
  listExtPayWays: {
    path: '/extpay/listpayway.json',
    access: 'session',
    kind: 'query',
    request: OwnOrder,
    response: z.object({ items: z.array(PayWay) }),
  },
  /** The address that such an app opens outside; the person comes back by themselves, so the cashier leads to the portal. */
  getExtPayUrl: {
    path: '/extpay/getpayurl.json',
    access: 'session',
    kind: 'mutation',
    request: OwnOrder.extend({ provider: ProviderName }),
    response: z.object({ url: z.url(), payBefore: Instant }),
  },
  /** The service package by which an order would cost least; null where none makes it cheaper. */
  getBestServicePackage: {
    path: '/pay/getbestservicepackage.json',
    access: 'session',
    kind: 'query',
    request: OwnOrder,
    response: z.object({
      package: z
        .object({ packageId: Id, title: z.string(), priceCents: Cents, savesCents: Cents })
        .nullable(),
    }),
  },
  /**
   * The cashier's address for a person whose face was checked just before. Refuses with `verificationRequired` where the
   * last check did not pass, or too long ago.
   */
  getFaceResultPayUrl: {
    path: '/pay/getFaceResultPayUrl',
    access: 'bound',
    kind: 'mutation',
    request: CashierRequest,
    response: z.object({ url: z.url() }),
  },
  /** The cashier's address for what an order costs by itself, with the sum, without any package. */
  basicMoneyPay: {
    path: '/pay/basicMoneyPay',
    access: 'session',
    kind: 'mutation',
    request: CashierRequest,
    response: z.object({ url: z.url(), amountCents: Cents }),
  },
});
