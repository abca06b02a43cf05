import { consultMachine, consultOrderKindName, type ConsultEvent } from '@xinglin/contract';
import { formatInstant, hospitalTimeZone, textIn } from '@xinglin/rules';
import { desc, eq, isNotNull } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { defineOrderKind } from '../../kernel/orders/order-kind';
import { orders } from '../../kernel/orders/tables';
import { doctorNames } from '../../kernel/places/doctor-names';
import { doctors } from '../../kernel/places/tables';
import { returnRight } from '../../kernel/pricing/member-rights';
import { returnSpent } from '../../kernel/pricing/return-spent';
import {
  answerBeforeOf,
  callSpanOf,
  can,
  deadlineOf,
  dueOf,
  endsAtOf,
  waitingOf,
} from './consult-rules';
import { eraseBesides } from './personal';
import { endRenewalAfter } from './renewal-end';
import { notifyOfMove } from './staff-notices';
import { consultOrders, type ConsultRow } from './tables';
import { talkAfter } from './talk';
import { factLabel, kindTitle, messageOf, reasonText, stateText } from './texts';

/** Consults of every kind. */
export const consultKind = defineOrderKind({
  kind: consultOrderKindName,
  machine: consultMachine,
  table: consultOrders,
  async subjects(db, found, locale) {
    const nameOf = await doctorNames(
      db,
      found.flatMap(({ own }) => own.doctorId ?? []),
      locale,
    );
    return found.map(({ own }) => {
      const doctor = own.doctorId === null ? undefined : nameOf(own.doctorId);
      return {
        title: kindTitle(own.consultKind, locale),
        facts: [
          ...(doctor === undefined ? [] : [{ label: factLabel('doctor', locale), text: doctor }]),
          { label: factLabel('patient', locale), text: own.patientName },
          ...(own.callAt === null
            ? []
            : [
                {
                  label: factLabel('call', locale),
                  isTime: true,
                  text: formatInstant(own.callAt, locale, hospitalTimeZone),
                },
              ]),
        ],
      };
    });
  },
  stateText,
  reasonText,
  actions: (order, now) => [
    ...(dueOf(order, now) ? (['pay'] as const) : []),
    ...(order.own.answeredAt === null && can('cancel', order.state) ? (['cancel'] as const) : []),
  ],
  payable: { event: 'pay', due: dueOf },
  refundable: { begin: 'requestRefund', end: 'finishRefund' },
  reviewable: { type: 'consult', states: ['finished'] },
  next: { of: waitingOf, afterwards: ['finished'] },
  time: { takes: 'order', name: 'consult', span: ({ own }) => callSpanOf(own) },
  holds: {
    states: ['awaitingPayment'],
    perAccount: 3,
    perPerson: 2,
    releasedBy: ['lapse', 'cancel'],
    releasedADay: 6,
    // Only a call takes a time of its doctor.
    only: isNotNull(consultOrders.callAt),
  },
  repeats: { exempt: 'Its own rule, `consultOpenAlready`, also answers before the form is shown.' },
  deadline: deadlineOf,
  async onMove(context, order, { event, actor }) {
    const { db, now } = context;
    const { orderNo, own } = order;
    await talkAfter({ db, now }, order, event);
    if (event === 'pay' && own.upgradedFrom !== null) await endFormer(context, own.upgradedFrom);
    if (givenUpWhole.has(event)) await returnSpent(context, order, { event, actor });
    // What was paid counts for the consult that it goes on as, and its coupon with it; nothing was paid for a free use.
    if (event === 'upgrade') await returnRight(db, orderNo);
    await endRenewalAfter(context, own, event);
    const changed = changedBy(event, own, now);
    if (changed !== null)
      await db.update(consultOrders).set(changed).where(eq(consultOrders.orderNo, orderNo));
    const after = { ...own, ...changed };
    await notifyOfMove(context, { ...order, own: after }, event);
    return after;
  },
  message: async (_, order, news) => messageOf(order, news),
  news: null,
  desk: [
    {
      name: 'withdraw-consult',
      summary: 'The service is not given: the consult ends and what was paid goes back.',
      roles: ['service', 'cashier'],
      event: 'withdraw',
      refunds: true,
    },
  ],
  obstacle: 'openOrders',
  exported: {
    section: 'consults',
    visits: null,
    rows: async (db, ownerId, locale) => {
      const rows = await db
        .select({ order: orders, own: consultOrders, doctorName: doctors.name })
        .from(orders)
        .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
        .leftJoin(doctors, eq(doctors.id, consultOrders.doctorId))
        .where(eq(orders.ownerId, ownerId))
        .orderBy(desc(orders.createdAt));
      return rows.map(({ order, own, doctorName }) => ({
        orderKey: order.orderNo,
        kind: own.consultKind,
        status: order.state,
        doctorName: doctorName && textIn(doctorName, locale),
        patientName: own.patientName,
        question: own.question,
        since: own.since,
        treated: own.treated,
        earlierDiagnosis: own.earlierDiagnosis,
        preconsult: own.preconsult,
        fileIds: own.pictures,
        amountCents: order.totalCents,
        paidCents: order.paidCents,
        refundCents: order.refundedCents,
        createdAt: order.createdAt,
        answeredAt: own.answeredAt,
        upgradedFrom: own.upgradedFrom,
        creditCents: own.creditCents,
        upgradeInfo: own.upgradeInfo,
      }));
    },
  },
  // The record itself is kept as long as the law asks.
  erased: eraseBesides,
});

/**
 * Ends the consult that another one goes on from, with the other's payment and under its lock: nothing is answered twice.
 * One that was answered, or has ended, stays as it is; answers whether it has ended by this.
 */
export async function endFormer(context: MoveContext, orderNo: string): Promise<boolean> {
  const moved = await moveOrder(context, consultKind, orderNo, 'upgrade', 'system', {
    reasonKey: 'upgraded',
    when: ({ own }) => own.answeredAt === null,
  });
  return moved !== null;
}

/** What ends an order unpaid, or pays it back whole: its coupon can be used again. A part that goes back is no move. */
const givenUpWhole: ReadonlySet<ConsultEvent> = new Set([
  'lapse',
  'cancel',
  'refuse',
  'expire',
  'withdraw',
  'requestRefund',
  'returnCredit',
]);

/** The moments that a move sets; null for none. */
function changedBy(event: string, own: ConsultRow, now: Date): Partial<ConsultRow> | null {
  switch (event) {
    case 'pay':
      return { answerBefore: answerBeforeOf(own, now) };
    case 'convert':
      return {
        consultKind: 'imageText',
        callAt: null,
        mobile: null,
        endsAt: null,
        pausedAt: null,
        answerBefore: answerBeforeOf({ consultKind: 'imageText', callAt: null }, now),
      };
    case 'take':
      return { endsAt: endsAtOf(own, now) };
    case 'askPictures':
      return { pausedAt: now };
    case 'sendPictures': {
      // The clock stood still while the doctor waited.
      const stoodMs = now.getTime() - (own.pausedAt ?? now).getTime();
      return {
        pausedAt: null,
        endsAt: later(own.endsAt, stoodMs),
        answerBefore: later(own.answerBefore, stoodMs),
      };
    }
    default:
      return null;
  }
}

const later = (at: Date | null, byMs: number): Date | null => at && new Date(at.getTime() + byMs);
