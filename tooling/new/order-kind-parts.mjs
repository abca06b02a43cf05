// Owns: what a new kind of order is in the gateway: its tables, the declaration of the kind, what is said of an order.
// Must not know: how calls are answered.
// Used by: the files of its domain.

export const tables = ({
  thing,
  column,
  english,
}) => `import type { ByLocale } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { orders } from '../../kernel/orders/tables';

/** What can be ordered: ${english}. */
export const ${thing}Offers = pgTable(
  '${column}_offers',
  {
    offerId: text('offer_id').primaryKey(),
    title: jsonb('title').$type<ByLocale>().notNull(),
    priceCents: integer('price_cents').notNull(),
  },
  () => [check('${column}_offers_price', sql\`price_cents > 0\`)],
);

/** What only this kind knows of an order, as it was agreed when it was made. */
export const ${thing}Orders = pgTable('${column}_orders', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo),
  offerId: text('offer_id')
    .notNull()
    .references(() => ${thing}Offers.offerId),
  title: jsonb('title').$type<ByLocale>().notNull(),
});
`;

export const kind = ({ domain, thing, Thing, id, english }) => `import {
  ${thing}KindName,
  ${thing}OrderMachine,
  type ${Thing}OrderState,
} from '@xinglin/contract';
import { hospitalTimeZone, textIn } from '@xinglin/rules';
import { desc, eq } from 'drizzle-orm';
import { allowedIn } from '../../kernel/orders/allowed-in';
import { defineOrderKind, type Order } from '../../kernel/orders/order-kind';
import { orders } from '../../kernel/orders/tables';
import { ${thing}Orders } from './tables';
import { factLabel, messageOf, reasonText, stateText } from './texts';

type ${Thing}Order = Order<${Thing}OrderState, typeof ${thing}Orders.$inferSelect>;

/** How long an order waits to be paid. */
const payWithinMs = 30 * 60_000;

/** Until when an order that was made at \`createdAt\` can be paid. */
export const payBeforeOf = (createdAt: Date): Date => new Date(createdAt.getTime() + payWithinMs);

/** Whether an event may happen to an order in a state. */
const can = allowedIn(${thing}OrderMachine);

const dueOf = ({ state, createdAt, totalCents }: ${Thing}Order, now: Date) => {
  const before = payBeforeOf(createdAt);
  if (!can('pay', state) || now >= before) return null;
  return { cents: totalCents, before, timeZone: hospitalTimeZone };
};

/** Orders: ${english}. */
export const ${thing}Kind = defineOrderKind({
  kind: ${thing}KindName,
  machine: ${thing}OrderMachine,
  table: ${thing}Orders,
  subjects: async (_, found, locale) =>
    found.map(({ own }) => {
      const title = textIn(own.title, locale);
      return { title, facts: [{ label: factLabel(locale), text: title }] };
    }),
  stateText,
  reasonText,
  actions: (order, now) => [
    ...(dueOf(order, now) ? (['pay'] as const) : []),
    ...(can('cancel', order.state) ? (['cancel'] as const) : []),
  ],
  payable: { event: 'pay', due: dueOf },
  refundable: { begin: 'requestRefund', end: 'finishRefund' },
  reviewable: null,
  // Where an open order waits for its owner, say how: 'WaitsForOwner' in kernel/orders/next-of-kind.ts.
  next: { nothing: 'Nothing is to be done once it is paid.' },
  // Where a moment is agreed with a doctor or a patient, it takes their time: see kernel/calendar.
  time: { takes: 'nothing', why: 'No moment is agreed.' },
  // Where it takes stock or slots, say how many unpaid orders may hold them: 'UnpaidHolds' in kernel/orders/order-bounds.ts.
  holds: { exempt: 'It takes no stock and no slot.' },
  repeats: { exempt: 'It may be ordered as often as one likes.' },
  deadline: ({ state, createdAt }) =>
    can('expire', state)
      ? { at: payBeforeOf(createdAt), event: 'expire', reasonKey: 'notPaidInTime' }
      : null,
  // No move changes what was agreed.
  onMove: async (_, { own }) => own,
  message: async (_, order, news) => messageOf(order, news),
  news: null,
  desk: [
    {
      name: 'complete-${id}',
      summary: 'The order was carried out.',
      roles: ['service'],
      event: 'complete',
    },
  ],
  obstacle: 'openOrders',
  exported: {
    section: '${domain}',
    visits: null,
    rows: async (db, ownerId, locale) => {
      const rows = await db
        .select({ order: orders, title: ${thing}Orders.title })
        .from(orders)
        .innerJoin(${thing}Orders, eq(${thing}Orders.orderNo, orders.orderNo))
        .where(eq(orders.ownerId, ownerId))
        .orderBy(desc(orders.createdAt));
      return rows.map(({ order, title }) => ({
        orderNo: order.orderNo,
        title: textIn(title, locale),
        status: order.state,
        amountCents: order.totalCents,
        paidCents: order.paidCents,
        refundCents: order.refundedCents,
        createdAt: order.createdAt,
      }));
    },
  },
  // Holds nothing of a person but what the register keeps.
  erased: async () => undefined,
});
`;

export const texts = ({
  thing,
  Thing,
}) => `import type { ${Thing}OrderState } from '@xinglin/contract';
import { formatCents, textIn } from '@xinglin/rules';
import { moneyText } from '../../kernel/orders/money-text';
import type { Order, OrderNews } from '../../kernel/orders/order-kind';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';
import type { ${thing}Orders } from './tables';

const reasons = ['paid', 'notPaidInTime', 'cancelledRefund', 'paidTooLate', 'refundArrived'] as const;

/** The states that a person is told of when an order comes into them. */
const told = ['active', 'expired', 'cancelled', 'refunded'] as const;

/** What the kind is called beside what was ordered. */
export const factLabel = (locale: Locale): string => textOf(locale, 'fact');

/** Name of a state as a person reads it. */
export const stateText = (state: ${Thing}OrderState, locale: Locale): string =>
  textOf(locale, \`state.\${state}\`);

/** A reason of the gateway's own, in the reader's language; null for an unknown one. */
export function reasonText(reasonKey: string, locale: Locale): string | null {
  const key = reasons.find((known) => known === reasonKey);
  return key === undefined ? null : textOf(locale, \`reason.\${key}\`);
}

/** What is said about an order, in the language it was made in; null for nothing. */
export function messageOf(
  order: Order<${Thing}OrderState, typeof ${thing}Orders.$inferSelect>,
  news: OrderNews,
): string | null {
  const { locale, orderNo, own, totalCents, refundedCents } = order;
  const values = {
    orderNo,
    title: textIn(own.title, locale),
    price: formatCents(totalCents),
    refunded: formatCents(refundedCents),
  };
  if (news.type !== 'moved') return moneyText(textOf, locale, news, values);
  const state = told.find((one) => one === order.state);
  return state === undefined ? null : textOf(locale, \`sms.\${state}\`, values);
}
`;
