import { randomInt } from 'node:crypto';
import { checkUpKindName, checkUpMachine } from '@xinglin/contract';
import { formatDay, textIn } from '@xinglin/rules';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { moneyOf } from '../../kernel/orders/move-context';
import { defineOrderKind } from '../../kernel/orders/order-kind';
import { orders } from '../../kernel/orders/tables';
import { addressOfOrder, eraseOrderAddresses } from '../../kernel/parcels/parcels';
import { returnSpent } from '../../kernel/pricing/return-spent';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { freeDay } from './days';
import { returnGrant } from './grants';
import { can, deadlineOf, dueOf, refundNow } from './order-rules';
import { checkUpOrders, checkUpPeople, checkUpStores } from './tables';
import { factLabel, messageOf, reasonText, stateText } from './texts';

/** Where an order has ended before its day, its places and its coupon are free again. */
const freeing = new Set(['lapse', 'cancel', 'refuse']);

/** The people of orders, in the order in which they were chosen. */
export async function peopleOf(db: Queryable, orderNos: readonly string[]) {
  const rows =
    orderNos.length === 0
      ? []
      : await db
          .select()
          .from(checkUpPeople)
          .where(inArray(checkUpPeople.orderNo, [...orderNos]))
          .orderBy(asc(checkUpPeople.orderNo), asc(checkUpPeople.patientId));
  return (orderNo: string) => rows.filter((row) => row.orderNo === orderNo);
}

/** What stores are called in a language, by their ids. */
async function storeNames(
  db: Queryable,
  storeIds: readonly string[],
  locale: Locale,
): Promise<(storeId: string) => string> {
  const stores = await db
    .select({ storeId: checkUpStores.storeId, name: checkUpStores.name })
    .from(checkUpStores)
    .where(inArray(checkUpStores.storeId, [...storeIds]));
  const names = new Map(stores.map(({ storeId, name }) => [storeId, textIn(name, locale)]));
  return (storeId) => names.get(storeId) ?? '';
}

/** Orders of check-ups. */
export const checkUpKind = defineOrderKind({
  kind: checkUpKindName,
  machine: checkUpMachine,
  table: checkUpOrders,
  async subjects(db, found, locale) {
    const people = await peopleOf(
      db,
      found.map(({ orderNo }) => orderNo),
    );
    const nameOf = await storeNames(
      db,
      found.map(({ own }) => own.storeId),
      locale,
    );
    return found.map(({ orderNo, own }) => ({
      title: textIn(own.title, locale),
      facts: [
        { label: factLabel('store', locale), text: nameOf(own.storeId) },
        {
          label: factLabel('day', locale),
          text: formatDay(own.day, locale, { year: true }),
          isTime: true,
        },
        {
          label: factLabel('people', locale),
          text: people(orderNo)
            .map(({ patientName }) => patientName)
            .join(locale === 'en' ? ', ' : '、'),
        },
      ],
    }));
  },
  stateText,
  reasonText,
  actions: (order, now) => [
    ...(dueOf(order, now) ? (['pay'] as const) : []),
    ...(order.state === 'booked' ? (['showVoucher'] as const) : []),
    ...(can('cancel', order.state) ? (['cancel'] as const) : []),
  ],
  payable: { event: 'pay', due: dueOf },
  refundable: { begin: 'requestRefund', end: 'finishRefund' },
  reviewable: null,
  next: {
    of: (order) => {
      if (order.state === 'booked') return { what: 'go', until: deadlineOf(order)?.at ?? null };
      // Completed by the last report.
      if (order.state === 'completed') return { what: 'read', at: order.movedAt, until: null };
      return { what: 'wait', until: null };
    },
    afterwards: ['completed'],
    places: async (db, found, locale) => {
      const nameOf = await storeNames(
        db,
        found.map(({ own }) => own.storeId),
        locale,
      );
      return found.map(({ own }) => ({ name: nameOf(own.storeId), hospitalId: null }));
    },
  },
  time: {
    takes: 'nothing',
    why: 'A day and a store are agreed, and the person comes when they like within its hours.',
  },
  holds: {
    states: ['awaitingPayment'],
    perAccount: 4,
    perPerson: 3,
    releasedBy: ['lapse', 'cancel'],
    releasedADay: 8,
  },
  // Another package on the same day is another visit to a store, and may be wanted.
  repeats: { same: ['packageCode', 'day'], refusal: 'orderedAlready' },
  people: checkUpPeople,
  deadline: deadlineOf,
  async onMove(context, order, { event, actor }) {
    const { db, now, services } = context;
    const { orderNo, own } = order;
    if (event === 'requestShare')
      await moneyOf(services).refund(context, orderNo, refundNow(order, now));
    if (event === 'pay') {
      const voucherCode = String(randomInt(10_000_000, 100_000_000));
      await db.update(checkUpOrders).set({ voucherCode }).where(eq(checkUpOrders.orderNo, orderNo));
      return { ...own, voucherCode };
    }
    if (!freeing.has(event) || !own.holdsPlaces) return own;
    await freeDay(db, own, own.people);
    await returnSpent(context, order, { event, actor });
    await returnGrant(db, orderNo);
    await db
      .update(checkUpOrders)
      .set({ holdsPlaces: false })
      .where(eq(checkUpOrders.orderNo, orderNo));
    return { ...own, holdsPlaces: false };
  },
  message: async (_, order, news) => messageOf(order, news),
  news: null,
  desk: [],
  obstacle: 'openOrders',
  exported: {
    section: 'checkUps',
    visits: null,
    rows: async (db, ownerId, locale) => {
      const rows = await db
        .select({ order: orders, own: checkUpOrders })
        .from(orders)
        .innerJoin(checkUpOrders, eq(checkUpOrders.orderNo, orders.orderNo))
        .where(eq(orders.ownerId, ownerId))
        .orderBy(desc(orders.createdAt));
      const people = await peopleOf(
        db,
        rows.map(({ order }) => order.orderNo),
      );
      return Promise.all(
        rows.map(async ({ order, own }) => ({
          orderNo: order.orderNo,
          title: textIn(own.title, locale),
          status: order.state,
          day: own.day,
          amountCents: order.totalCents,
          paidCents: order.paidCents,
          refundCents: order.refundedCents,
          invoice: own.invoice,
          paperAddress: await addressOfOrder(db, order.orderNo, locale),
          people: people(order.orderNo).map(({ patientName, attendedAt, report }) => ({
            patientName,
            attendedAt,
            report,
          })),
          createdAt: order.createdAt,
        })),
      );
    },
  },
  // The record itself is kept as long as the law asks; where a report was posted to is not.
  erased: eraseOrderAddresses,
});
