import { overseasKindName, overseasMachine } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { desc, eq } from 'drizzle-orm';
import { defineOrderKind } from '../../kernel/orders/order-kind';
import { orders } from '../../kernel/orders/tables';
import { doctorNames } from '../../kernel/places/doctor-names';
import { doctors } from '../../kernel/places/tables';
import { medicinesIn } from './medicines';
import { can, deadlineOf } from './order-rules';
import { overseasOrders } from './tables';
import { talkAfter } from './talk';
import { factLabel, kindTitle, messageOf, reasonText, stateText } from './texts';

/** Free consultations of people abroad. */
export const overseasKind = defineOrderKind({
  kind: overseasKindName,
  machine: overseasMachine,
  table: overseasOrders,
  async subjects(db, found, locale) {
    const nameOf = await doctorNames(
      db,
      found.flatMap(({ own }) => own.doctorId ?? []),
      locale,
    );
    return found.map(({ own: { doctorId, nickname } }) => {
      const doctor = doctorId === null ? undefined : nameOf(doctorId);
      return {
        title: kindTitle(locale),
        facts: [
          ...(doctor === undefined ? [] : [{ label: factLabel('doctor', locale), text: doctor }]),
          { label: factLabel('asker', locale), text: nickname },
        ],
      };
    });
  },
  stateText,
  reasonText,
  actions: ({ state, own }) =>
    own.answeredAt === null && can('cancel', state) ? (['cancel'] as const) : [],
  payable: null,
  refundable: null,
  // Whom a doctor has advised may thank them.
  reviewable: { type: 'consult', states: ['finished'] },
  next: {
    of: (order, { unread }) => ({
      what: unread > 0 && order.own.answeredAt !== null ? 'read' : 'wait',
      until: deadlineOf(order)?.at ?? null,
    }),
    afterwards: [],
  },
  time: { takes: 'nothing', why: 'Answered in writing by the first doctor who has time.' },
  holds: { exempt: 'It is free, and takes no time of a doctor.' },
  repeats: { exempt: 'Its own rule, `consultOpenAlready`: one open consultation for an asker.' },
  deadline: deadlineOf,
  async onMove({ db, now }, order, { event }) {
    const { orderNo, own } = order;
    await talkAfter({ db, now }, order, event);
    if (event !== 'take') return own;
    await db
      .update(overseasOrders)
      .set({ takenAt: now })
      .where(eq(overseasOrders.orderNo, orderNo));
    return { ...own, takenAt: now };
  },
  message: async (_, order, news) => messageOf(order, news),
  news: null,
  desk: [
    {
      name: 'withdraw-overseas-consult',
      summary: 'The service ends a consultation from abroad; its patient sees it as done.',
      roles: ['service'],
      event: 'withdraw',
    },
  ],
  obstacle: 'openOrders',
  exported: {
    section: 'overseasConsults',
    visits: null,
    rows: async (db, ownerId, locale) => {
      const rows = await db
        .select({ order: orders, own: overseasOrders, doctorName: doctors.name })
        .from(orders)
        .innerJoin(overseasOrders, eq(overseasOrders.orderNo, orders.orderNo))
        .leftJoin(doctors, eq(doctors.id, overseasOrders.doctorId))
        .where(eq(orders.ownerId, ownerId))
        .orderBy(desc(orders.createdAt));
      return rows.map(({ order, own, doctorName }) => ({
        orderKey: order.orderNo,
        status: order.state,
        department: own.department,
        doctorName: doctorName && textIn(doctorName, locale),
        nickname: own.nickname,
        question: own.question,
        symptoms: own.symptoms,
        duration: own.duration,
        temperatureCelsius: own.tenths / 10,
        fileIds: own.pictures,
        medicines: medicinesIn(own),
        createdAt: order.createdAt,
        answeredAt: own.answeredAt,
      }));
    },
  },
  // The record itself is kept as long as the law asks.
  erased: async () => undefined,
});
