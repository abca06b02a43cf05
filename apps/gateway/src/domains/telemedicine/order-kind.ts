import { telemedicineKindName, telemedicineMachine } from '@xinglin/contract';
import { formatInstant, hospitalTimeZone, textIn } from '@xinglin/rules';
import { desc, eq } from 'drizzle-orm';
import { defineOrderKind } from '../../kernel/orders/order-kind';
import { orders } from '../../kernel/orders/tables';
import { doctorNames } from '../../kernel/places/doctor-names';
import { doctors } from '../../kernel/places/tables';
import { allowedOf, deadlineOf, dueOf, sessionSpanOf } from './session-rules';
import { telemedicineOrders } from './tables';
import { factLabel, messageOf, reasonText, stateText, title } from './texts';

/** Where a session has ended without taking place, its doctors are free again. */
const freeing = new Set(['lapse', 'cancel', 'refuse', 'expire']);

/** Sessions of the tele-clinic. */
export const telemedicineKind = defineOrderKind({
  kind: telemedicineKindName,
  machine: telemedicineMachine,
  table: telemedicineOrders,
  async subjects(db, found, locale) {
    const nameOf = await doctorNames(
      db,
      found.map(({ own }) => own.doctorId),
      locale,
    );
    return found.map(({ own }) => ({
      title: title(locale),
      facts: [
        { label: factLabel('expert', locale), text: nameOf(own.doctorId) },
        { label: factLabel('patient', locale), text: own.patientName },
        {
          label: factLabel('time', locale),
          isTime: true,
          text: formatInstant(own.startsAt, locale, hospitalTimeZone),
        },
      ],
    }));
  },
  stateText,
  reasonText,
  actions: (order, now) => [
    ...(dueOf(order, now) ? (['pay'] as const) : []),
    ...(allowedOf(order, now).mayCancel ? (['cancel'] as const) : []),
  ],
  payable: { event: 'pay', due: dueOf },
  refundable: { begin: 'requestRefund', end: 'finishRefund' },
  reviewable: null,
  next: {
    of: ({ own }) => ({ what: 'go', until: sessionSpanOf(own.startsAt).endsAt }),
    afterwards: [],
  },
  time: {
    takes: 'order',
    name: 'telemedicine',
    span: ({ own }) => (own.holdsTime ? sessionSpanOf(own.startsAt) : null),
  },
  holds: {
    states: ['awaitingPayment'],
    perAccount: 3,
    perPerson: 2,
    releasedBy: ['lapse', 'cancel'],
    releasedADay: 6,
  },
  // A further session with an expert is planned after the one before.
  repeats: { same: ['doctorId'], refusal: 'orderedAlready' },
  deadline: deadlineOf,
  async onMove({ db }, { orderNo, own }, { event }) {
    if (!freeing.has(event)) return own;
    await db
      .update(telemedicineOrders)
      .set({ holdsTime: false })
      .where(eq(telemedicineOrders.orderNo, orderNo));
    return { ...own, holdsTime: false };
  },
  message: async (_, order, news) => messageOf(order, news),
  news: null,
  desk: [],
  obstacle: 'openOrders',
  exported: {
    section: 'telemedicine',
    visits: null,
    rows: async (db, ownerId, locale) => {
      const rows = await db
        .select({ order: orders, own: telemedicineOrders, expert: doctors.name })
        .from(orders)
        .innerJoin(telemedicineOrders, eq(telemedicineOrders.orderNo, orders.orderNo))
        .innerJoin(doctors, eq(doctors.id, telemedicineOrders.doctorId))
        .where(eq(orders.ownerId, ownerId))
        .orderBy(desc(orders.createdAt));
      return rows.map(({ order, own, expert }) => ({
        orderNo: order.orderNo,
        status: order.state,
        expert: textIn(expert, locale),
        patientName: own.patientName,
        startsAt: own.startsAt,
        complaint: own.complaint,
        ...own.medicalCase,
        additions: own.additions,
        fileIds: own.pictures,
        summary: own.summary,
        amountCents: order.totalCents,
        paidCents: order.paidCents,
        refundCents: order.refundedCents,
        createdAt: order.createdAt,
      }));
    },
  },
  // Nothing beside the record itself, which is kept as long as the law asks.
  erased: async () => undefined,
});
