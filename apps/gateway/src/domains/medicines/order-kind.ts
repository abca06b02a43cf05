import { drugOrderKindName, drugOrderMachine } from '@xinglin/contract';
import { formatCents, textIn } from '@xinglin/rules';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { setDeadline } from '../../kernel/orders/deadlines';
import { defineOrderKind } from '../../kernel/orders/order-kind';
import { orders } from '../../kernel/orders/tables';
import { addressOfOrder, eraseOrderAddresses } from '../../kernel/parcels/parcels';
import { drugs } from '../../kernel/prescriptions/tables';
import type { Locale } from '../../platform/context';
import type { Queryable, Transaction } from '../../platform/database';
import { effectsOf } from './effects';
import { can, deadlineOf, dueOf, type DrugOrderOf } from './order-rules';
import { drugOrderEvents, drugOrderLines, drugOrders, pharmacies } from './tables';
import { factLabel, messageOf, methodText, reasonText, stateText, titleText } from './texts';

/** What the medicines of orders are called, line by line, by order number. */
export async function namesOfOrders(
  db: Queryable,
  orderNos: readonly string[],
  locale: Locale,
): Promise<(orderNo: string) => string[]> {
  const rows =
    orderNos.length === 0
      ? []
      : await db
          .select({ orderNo: drugOrderLines.orderNo, name: drugs.name })
          .from(drugOrderLines)
          .innerJoin(drugs, eq(drugs.drugId, drugOrderLines.drugId))
          .where(inArray(drugOrderLines.orderNo, [...orderNos]))
          .orderBy(asc(drugOrderLines.orderNo), asc(drugOrderLines.lineId));
  return (orderNo) =>
    rows.filter((row) => row.orderNo === orderNo).map(({ name }) => textIn(name, locale));
}

/** What the pharmacies of orders are called, by their ids. */
export async function pharmacyNames(
  db: Queryable,
  pharmacyIds: readonly string[],
  locale: Locale,
): Promise<(pharmacyId: string) => string> {
  const ids = [...new Set(pharmacyIds)];
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ pharmacyId: pharmacies.pharmacyId, name: pharmacies.name })
          .from(pharmacies)
          .where(inArray(pharmacies.pharmacyId, ids));
  const names = new Map(rows.map(({ pharmacyId, name }) => [pharmacyId, textIn(name, locale)]));
  return (pharmacyId) => names.get(pharmacyId) ?? '';
}

/** Empties where orders went, and what their owner wrote. Bears being run again. */
async function eraseOrders(db: Transaction, ownerId: string): Promise<void> {
  await eraseOrderAddresses(db, ownerId);
  const own = db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(eq(orders.ownerId, ownerId));
  await db
    .update(drugOrders)
    .set({ cancellationReason: null, wrongWords: null })
    .where(inArray(drugOrders.orderNo, own));
}

/** Orders of prescribed medicines. */
export const drugKind = defineOrderKind({
  kind: drugOrderKindName,
  machine: drugOrderMachine,
  table: drugOrders,
  async subjects(db, found, locale) {
    const namesOf = await namesOfOrders(
      db,
      found.map(({ orderNo }) => orderNo),
      locale,
    );
    const pharmacyOf = await pharmacyNames(
      db,
      found.map(({ own }) => own.pharmacyId),
      locale,
    );
    return found.map(({ orderNo, own }) => ({
      title: titleText(namesOf(orderNo), locale),
      facts: [
        { label: factLabel('pharmacy', locale), text: pharmacyOf(own.pharmacyId) },
        { label: factLabel('method', locale), text: methodText(own.method, locale) },
      ],
    }));
  },
  stateText,
  reasonText,
  actions: (order, now) => [
    ...(dueOf(order, now) ? (['pay'] as const) : []),
    ...(order.state === 'onTheWay' ? (['receive'] as const) : []),
    ...(can('cancel', order.state) || can('askCancellation', order.state)
      ? (['cancel'] as const)
      : []),
  ],
  payable: { event: 'pay', due: dueOf },
  refundable: { begin: 'requestRefund', end: 'finishRefund' },
  reviewable: null,
  next: {
    of({ state, own }) {
      if (state === 'readyToCollect') return { what: 'collect', until: null };
      if (state === 'unconfirmed') return { what: 'answer', until: own.confirmBefore };
      const isWithPharmacy = state === 'confirmed' || state === 'onTheWay';
      if (isWithPharmacy && own.isChoiceOpen) return { what: 'answer', until: null };
      const waits = state === 'sent' || state === 'confirmed' || state === 'onTheWay';
      return waits ? { what: 'wait', until: null } : null;
    },
    afterwards: [],
  },
  time: { takes: 'nothing', why: 'Medicines are delivered or collected.' },
  holds: {
    states: ['awaitingPayment'],
    perAccount: 5,
    perPerson: null,
    releasedBy: ['lapse', 'cancel'],
    releasedADay: 15,
  },
  repeats: { exempt: 'A prescription is claimed by one order at a time.' },
  deadline: deadlineOf,
  async onMove(context, order, { event }) {
    const { db } = context;
    const changed = await effectsOf(context, order, event);
    if (Object.keys(changed).length > 0)
      await db.update(drugOrders).set(changed).where(eq(drugOrders.orderNo, order.orderNo));
    const own = { ...order.own, ...changed };
    // The register has the deadline of the state before what was changed here.
    const moved: DrugOrderOf = { ...order, own };
    await setDeadline(db, { deadline: deadlineOf }, moved);
    return own;
  },
  message: async (_, order, news) => messageOf(order, news),
  news: null,
  desk: [],
  obstacle: 'openOrders',
  exported: {
    section: 'drugOrders',
    visits: null,
    rows: exportedOrders,
  },
  erased: eraseOrders,
});

/** Every order of an account, as its owner takes it along. */
async function exportedOrders(db: Queryable, ownerId: string, locale: Locale): Promise<object[]> {
  const rows = await db
    .select({ order: orders, own: drugOrders })
    .from(orders)
    .innerJoin(drugOrders, eq(drugOrders.orderNo, orders.orderNo))
    .where(eq(orders.ownerId, ownerId))
    .orderBy(desc(orders.createdAt));
  const pharmacyOf = await pharmacyNames(
    db,
    rows.map(({ own }) => own.pharmacyId),
    locale,
  );
  return Promise.all(
    rows.map(async ({ order, own }) => ({
      orderNo: order.orderNo,
      status: order.state,
      prescriptionId: own.prescriptionId,
      pharmacy: pharmacyOf(own.pharmacyId),
      method: own.method,
      authorisedAt: own.authorisedAt,
      lines: await exportedLines(db, order.orderNo, locale),
      events: await db
        .select({ words: drugOrderEvents.words, at: drugOrderEvents.at })
        .from(drugOrderEvents)
        .where(eq(drugOrderEvents.orderNo, order.orderNo))
        .orderBy(asc(drugOrderEvents.eventId)),
      address: await addressOfOrder(db, order.orderNo, locale),
      cancellationReason: own.cancellationReason,
      wrong: own.wrongWords,
      amountCents: order.totalCents,
      paidCents: order.paidCents,
      refundCents: order.refundedCents,
      createdAt: order.createdAt,
    })),
  );
}

async function exportedLines(db: Queryable, orderNo: string, locale: Locale): Promise<object[]> {
  const rows = await db
    .select({ row: drugOrderLines, name: drugs.name, maker: drugs.maker })
    .from(drugOrderLines)
    .innerJoin(drugs, eq(drugs.drugId, drugOrderLines.drugId))
    .where(eq(drugOrderLines.orderNo, orderNo))
    .orderBy(asc(drugOrderLines.lineId));
  return rows.map(({ row, name, maker }) => ({
    name: textIn(name, locale),
    maker: textIn(maker, locale),
    packs: row.line.quantity,
    state: row.state,
    reason: row.stateReason,
    amount: formatCents(row.shareCents),
    refunded: formatCents(row.refundedCents),
  }));
}
