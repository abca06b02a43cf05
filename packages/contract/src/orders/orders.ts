import { z } from 'zod';
import { OrderNo } from './ids';
import { defineCalls } from '../define-calls';
import { marked } from '../marks';
import { matterActs, NextMatter } from './next-matter';
import { orderActors, orderGroups } from './order-machine';
import { Cents, Id, Instant, LocalDate, Nothing, SearchText, opaqueText } from '../shapes';

export const OrderGroup = z.enum(orderGroups).meta({ id: 'OrderGroup' });

/** What the person asking may do with an order now; each kind offers some of them. */
export const OrderAction = z
  .enum(['pay', 'cancel', 'showVoucher', 'review', 'bookAgain', 'receive', 'buyAgain'])
  .meta({ id: 'OrderAction' });

/** What is said of an order besides its title, in the reader's language. */
export const OrderFact = z
  .object({
    label: z.string(),
    text: z.string(),
    /** It says when: left out where the day itself is shown. */
    isTime: z.boolean().optional(),
  })
  .meta({ id: 'OrderFact' });

/** An order of any kind, as a list shows it. */
export const OrderSummary = z
  .object({
    orderNo: OrderNo,
    /** Name of the kind, for instance `registration`. */
    kind: opaqueText({ max: 32 }),
    group: OrderGroup,
    /** What was ordered, in the reader's language. */
    title: z.string(),
    facts: z.array(OrderFact),
    statusText: z.string(),
    amountCents: Cents,
    /** All that was or is being given back. */
    refundCents: Cents,
    actions: z.array(OrderAction),
    /** Until when it can be paid; null when nothing is to be paid. */
    payBefore: Instant.nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'OrderSummary' });

/** What an order that is under way waits for; `use`: its owner uses it whenever they like. */
const listedWaits = [...matterActs, 'use'] as const;

/** An order as the order centre lists it, with what is next. */
export const ListedOrder = OrderSummary.extend({
  /** Calendar day at the hospital or the store on which it takes place; null where none is agreed. */
  day: LocalDate.nullable(),
  /** The hour at which it takes place; null where none is agreed. */
  startsAt: Instant.nullable(),
  /** When it came into its state. */
  movedAt: Instant,
  /** Null where it waits for nothing. `until`: when that ends; null where it has no end. */
  waits: z
    .object({ what: z.enum(listedWaits).meta({ id: 'ListedWait' }), until: Instant.nullable() })
    .nullable(),
  /** Messages of its conversation that the person has not read. */
  unreadCount: z.int().min(0),
}).meta({ id: 'ListedOrder' });

/** How many orders of all kinds an account's lists have in each of the groups that wait for something. */
export const OrderCounts = z
  .object({
    awaitingPayment: z.int().min(0),
    active: z.int().min(0),
    toReview: z.int().min(0),
    refunding: z.int().min(0),
  })
  .meta({ id: 'OrderCounts' });

/** One move in the history of an order; a kind names its own states and events. */
export const OrderStep = z
  .object({
    state: z.string(),
    stateText: z.string(),
    at: Instant,
    actor: z.enum(orderActors),
    event: z.string(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'OrderStep' });

/** Money that goes back. */
export const Refund = z
  .object({
    refundCents: Cents,
    /** `late`: the promised day is over and the payment provider has not said that it went back. */
    status: z.enum(['processing', 'late', 'done']),
    /** The end of the last day on which it arrives as promised: days are told in China's time. */
    expectedBy: Instant,
  })
  .meta({ id: 'Refund' });

/** Money that came in and pays nothing: all of it goes back by itself. */
export const WrongPayment = Refund.extend({
  /** `wrongAmount`: it was not the price. `secondPayment`: the order was paid or closed already when it came. */
  cause: z.enum(['wrongAmount', 'secondPayment']).default('wrongAmount'),
}).meta({ id: 'WrongPayment' });

/** An order with all that every kind says of it; a kind may add what only it knows. */
export const OrderDetail = OrderSummary.extend({
  /** The first step first. */
  history: z.array(OrderStep),
  /**
   * How far the last try to pay came: `none` before the cashier was opened, `open` while the
   * provider's notice may still be on its way.
   */
  payment: z.enum(['none', 'open', 'failed', 'paid']),
  /** What goes back of the money it was paid with, as one; null when nothing does. */
  refund: Refund.nullable(),
  /** Payments of another amount than was due, and those that came once it was paid or closed; the first one first. */
  wrongPayments: z.array(WrongPayment),
}).meta({ id: 'OrderDetail' });

/** What may change a price, in the order in which it does. */
const quoteSteps = ['member', 'promotion', 'coupon', 'credit', 'coins', 'freight'] as const;

/** How a price came about: what is charged, what changed it step by step, and what did not apply. */
export const Quote = z
  .object({
    lines: z.array(
      z.object({
        /** Of a variant of goods. */
        key: Id,
        label: z.string(),
        count: z.int().min(1),
        /** Before all steps. */
        unitCents: Cents,
        /** What the line is charged with after all steps but freight: lines add up to `goodsCents`. */
        shareCents: Cents,
      }),
    ),
    /** What the lines cost before all steps. */
    listCents: Cents,
    /** Deductions below zero, freight above, in the order in which they were applied. */
    steps: z.array(
      z.object({
        kind: z.enum(quoteSteps),
        label: z.string(),
        /** Why so much, in a sentence; empty where the label says it. */
        reason: z.string(),
        cents: z.int(),
      }),
    ),
    goodsCents: Cents,
    freightCents: Cents,
    /** Goods and freight: what is paid. */
    totalCents: Cents,
    /** What the person has and could not use here, and why. */
    whyNots: z.array(
      z.object({
        kind: z.enum(['promotion', 'coupon', 'member', 'freeFreight']),
        label: z.string(),
        reason: z.string(),
      }),
    ),
  })
  .meta({ id: 'Quote' });

/** A shipment of an order. */
export const Parcel = z
  .object({
    parcelId: Id,
    /** Who sends it. */
    sender: z.string(),
    carrier: z.string(),
    /** The carrier's number. */
    trackingNo: z.string(),
    stateText: z.string(),
    /** Newest first. */
    events: z.array(z.object({ at: Instant, text: z.string() })),
  })
  .meta({ id: 'Parcel' });

/** Calls about orders of every kind. */
export const orders = defineCalls({
  /** The person's own orders of all kinds, newest first (spec 1 §7). */
  listMergedOrders: {
    path: '/moduleoverlap/mergeorder/list',
    access: 'session',
    kind: 'query',
    request: z.object({
      /** All when left out; `toReview`: carried out, and can still be reviewed. */
      group: z
        .enum([...orderGroups, 'toReview'])
        .meta({ id: 'ListedGroup' })
        .optional(),
      /** What its title, its facts or its number contain. */
      q: SearchText.optional(),
      /** Only orders of this kind. */
      kind: opaqueText({ max: 32 }).optional(),
      /** Only orders of the last 90 days. */
      recent: z.boolean().optional(),
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.int().min(1).max(50).default(20),
    }),
    response: z.object({
      items: z.array(ListedOrder),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
      /** Of all the account's orders, whatever is requested; null for a further page. */
      counts: OrderCounts.nullable(),
    }),
    tags: ['Order'],
  },
  /** The person's newest order of any kind, as home shows it (spec 3 §9); null where there is none on their lists. */
  getLatestOrder: {
    path: '/moduleoverlap/mergeorder/latest',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({ order: OrderSummary.nullable() }),
    tags: ['Order'],
  },
  /**
   * What waits for the person over all kinds of orders, nearest first, at most ten: deadlines, then what takes place or is
   * to be read, then what is on its way, and last what can be reviewed.
   */
  listNextMatters: {
    path: '/moduleoverlap/mergeorder/next',
    access: 'session',
    kind: 'query',
    request: Nothing,
    // Which kinds of care wait for a person says much about them.
    response: z.object({ items: z.array(marked(NextMatter, { private: true })).max(10) }),
    tags: ['Order', 'Patient'],
  },
});
