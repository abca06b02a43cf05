import { randomInt } from 'node:crypto';
import { specialDiseaseKindName, specialDiseaseMachine } from '@xinglin/contract';
import { formatDay, textIn } from '@xinglin/rules';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { moneyOf } from '../../kernel/orders/move-context';
import { defineOrderKind } from '../../kernel/orders/order-kind';
import { orders } from '../../kernel/orders/tables';
import { doctorNames } from '../../kernel/places/doctor-names';
import type { Queryable } from '../../platform/database';
import type { Locale } from '../../platform/context';
import { freeDay } from './days';
import { can, deadlineOf, dueOf, refundNow } from './order-rules';
import { specialDiseaseOrders, specialDiseases } from './tables';
import { factLabel, messageOf, reasonText, stateText, titleOf } from './texts';

/** Where a booking has ended without taking place, its place is free again. */
const freeing = new Set(['lapse', 'expire', 'cancel', 'refuse']);
const ending = new Set([...freeing, 'attend', 'miss']);

/** What diseases are called in a language, by their ids. */
export async function diseaseNames(
  db: Queryable,
  ids: readonly string[],
  locale: Locale,
): Promise<(diseaseId: string) => string> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ diseaseId: specialDiseases.diseaseId, name: specialDiseases.name })
          .from(specialDiseases)
          .where(inArray(specialDiseases.diseaseId, [...new Set(ids)]));
  const names = new Map(rows.map(({ diseaseId, name }) => [diseaseId, textIn(name, locale)]));
  return (diseaseId) => names.get(diseaseId) ?? '';
}

/** Bookings with experts of special diseases. */
export const specialDiseaseKind = defineOrderKind({
  kind: specialDiseaseKindName,
  machine: specialDiseaseMachine,
  table: specialDiseaseOrders,
  async subjects(db, found, locale) {
    const rows = found.map(({ own }) => own);
    const doctorOf = await doctorNames(
      db,
      rows.map(({ doctorId }) => doctorId),
      locale,
    );
    const diseaseOf = await diseaseNames(
      db,
      rows.map(({ diseaseId }) => diseaseId),
      locale,
    );
    return rows.map((own) => ({
      title: titleOf(diseaseOf(own.diseaseId), locale),
      facts: [
        { label: factLabel('expert', locale), text: doctorOf(own.doctorId) },
        { label: factLabel('patient', locale), text: own.patientName },
        {
          label: factLabel('day', locale),
          text: formatDay(own.day, locale, { year: true }),
          isTime: true,
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
    of: (order) => ({
      what: order.state === 'booked' ? 'go' : 'wait',
      until: deadlineOf(order)?.at ?? null,
    }),
    afterwards: [],
  },
  time: {
    takes: 'nothing',
    why: 'A day is agreed; the hour is arranged with the group of the expert.',
  },
  holds: {
    // A slot is held from the first moment, before the group has confirmed it.
    states: ['submitted', 'awaitingPayment'],
    perAccount: 4,
    perPerson: 3,
    // One that the group did not answer is not its owner's doing.
    releasedBy: ['lapse', 'cancel'],
    releasedADay: 8,
  },
  repeats: { same: ['diseaseId', 'doctorId'], refusal: 'specialDiseaseOpenAlready' },
  deadline: deadlineOf,
  async onMove(context, order, { event }) {
    const { db, now, services } = context;
    const { orderNo, own } = order;
    if (event === 'requestShare')
      await moneyOf(services).refund(context, orderNo, refundNow(order, now));
    const changed = {
      ...(event === 'pay' && {
        paidAt: now,
        certificateNo: `SD${orderNo}`,
        visitCode: String(randomInt(10_000_000, 100_000_000)),
      }),
      ...(ending.has(event) && { holdsPlace: false }),
    };
    if (Object.keys(changed).length === 0) return own;
    if (freeing.has(event) && own.holdsPlace) await freeDay(db, own);
    await db
      .update(specialDiseaseOrders)
      .set(changed)
      .where(eq(specialDiseaseOrders.orderNo, orderNo));
    return { ...own, ...changed };
  },
  message: async (_, order, news) => messageOf(order, news),
  news: null,
  desk: [],
  obstacle: 'openOrders',
  exported: {
    section: 'specialDiseases',
    visits: null,
    rows: async (db, ownerId, locale) => {
      const rows = await db
        .select({ order: orders, own: specialDiseaseOrders })
        .from(orders)
        .innerJoin(specialDiseaseOrders, eq(specialDiseaseOrders.orderNo, orders.orderNo))
        .where(eq(orders.ownerId, ownerId))
        .orderBy(desc(orders.createdAt));
      const diseaseOf = await diseaseNames(
        db,
        rows.map(({ own }) => own.diseaseId),
        locale,
      );
      const doctorOf = await doctorNames(
        db,
        rows.map(({ own }) => own.doctorId),
        locale,
      );
      return rows.map(({ order, own }) => ({
        orderNo: order.orderNo,
        title: titleOf(diseaseOf(own.diseaseId), locale),
        expert: doctorOf(own.doctorId),
        status: order.state,
        patientName: own.patientName,
        day: own.day,
        materials: own.materials,
        note: own.note,
        agreementVersion: own.agreementVersion,
        agreedAt: own.agreedAt,
        amountCents: order.totalCents,
        paidCents: order.paidCents,
        refundCents: order.refundedCents,
        certificateNo: own.certificateNo,
        createdAt: order.createdAt,
      }));
    },
  },
  // Of a visit the record is kept as long as the law asks; what was written for one that never took place is not.
  async erased(db, ownerId) {
    const notVisited = db
      .select({ orderNo: orders.orderNo })
      .from(orders)
      .where(
        and(
          eq(orders.ownerId, ownerId),
          eq(orders.kind, specialDiseaseKindName),
          ne(orders.state, 'visited'),
        ),
      );
    await db
      .update(specialDiseaseOrders)
      .set({ materials: '', note: '' })
      .where(inArray(specialDiseaseOrders.orderNo, notVisited));
  },
});
