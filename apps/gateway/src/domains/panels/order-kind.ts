import { panelKindName, panelMachine } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { moneyOf } from '../../kernel/orders/move-context';
import { defineOrderKind } from '../../kernel/orders/order-kind';
import { orders } from '../../kernel/orders/tables';
import { doctors } from '../../kernel/places/tables';
import type { Queryable } from '../../platform/database';
import { answerBeforeOf, can, deadlineOf, dueOf } from './panel-rules';
import { panelAnswers, panelDrafts, panelOrders } from './tables';
import {
  answersText,
  factLabel,
  kindTitle,
  messageOf,
  reasonText,
  stateText,
  type Given,
} from './texts';

/** What the experts of several questions did so far, by order number. */
export async function givenOf(
  db: Queryable,
  orderNos: readonly string[],
): Promise<(orderNo: string) => Given> {
  const rows = await db
    .select({
      orderNo: panelAnswers.orderNo,
      asked: sql<number>`count(*)::int`,
      answered: sql<number>`count(*) filter (where ${panelAnswers.state} = 'answered')::int`,
      backCents: sql<number>`coalesce(sum(${panelAnswers.shareCents}) filter (where ${panelAnswers.state} in ('declined', 'unanswered')), 0)::int`,
    })
    .from(panelAnswers)
    .where(inArray(panelAnswers.orderNo, [...orderNos]))
    .groupBy(panelAnswers.orderNo);
  const found = new Map(rows.map(({ orderNo, ...given }) => [orderNo, given]));
  return (orderNo) => {
    const given = found.get(orderNo);
    if (given === undefined) throw new Error(`Order ${orderNo} was sent to no expert`);
    return given;
  };
}

/** The moves after which no expert is awaited any more. */
const endings: ReadonlySet<string> = new Set(['lapse', 'finish', 'expire', 'cancel', 'withdraw']);

/** Questions to several experts, each of whom answers on their own. */
export const panelKind = defineOrderKind({
  kind: panelKindName,
  machine: panelMachine,
  table: panelOrders,
  async subjects(db, found, locale) {
    const given = await givenOf(
      db,
      found.map(({ orderNo }) => orderNo),
    );
    return found.map(({ orderNo, own }) => {
      const { answered, asked } = given(orderNo);
      return {
        title: kindTitle(locale),
        facts: [
          { label: factLabel('patient', locale), text: own.patientName },
          { label: factLabel('answers', locale), text: answersText(answered, asked, locale) },
        ],
      };
    });
  },
  stateText,
  reasonText,
  actions: (order, now) => [
    ...(dueOf(order, now) ? (['pay'] as const) : []),
    ...(can('cancel', order.state) ? (['cancel'] as const) : []),
  ],
  payable: { event: 'pay', due: dueOf },
  refundable: { begin: 'requestRefund', end: 'finishRefund' },
  reviewable: null,
  next: {
    of: (order) => ({
      what: order.state === 'answering' ? 'read' : 'wait',
      until: deadlineOf(order)?.at ?? null,
    }),
    afterwards: [],
  },
  time: { takes: 'nothing', why: 'Experts answer in writing, each when they have time.' },
  holds: { exempt: 'Experts answer in writing, at no agreed time.' },
  repeats: { exempt: 'Its own rule, `consultOpenAlready`: one open question for a patient.' },
  deadline: deadlineOf,
  async onMove(context, { orderNo, own }, { event }) {
    const { db, now, services } = context;
    if (event === 'pay') {
      const answerBefore = answerBeforeOf(now);
      await db.update(panelOrders).set({ answerBefore }).where(eq(panelOrders.orderNo, orderNo));
      return { ...own, answerBefore };
    }
    if (!endings.has(event)) return own;
    const missed = await db
      .update(panelAnswers)
      .set({ state: 'unanswered', at: now })
      .where(and(eq(panelAnswers.orderNo, orderNo), eq(panelAnswers.state, 'asked')))
      .returning({ shareCents: panelAnswers.shareCents });
    const cents = missed.reduce((sum, { shareCents }) => sum + shareCents, 0);
    // Where it ends without an answer all goes back, by a move of its own.
    if (event === 'finish' && cents > 0) await moneyOf(services).refund(context, orderNo, cents);
    return own;
  },
  async message(db, order, news) {
    const given = await givenOf(db, [order.orderNo]);
    return messageOf(order, news, given(order.orderNo));
  },
  news: null,
  desk: [
    {
      name: 'withdraw-panel',
      summary: 'The question is not answered further: it ends and what was paid goes back.',
      roles: ['service', 'cashier'],
      event: 'withdraw',
      refunds: true,
    },
  ],
  obstacle: 'openOrders',
  exported: {
    section: 'panels',
    visits: null,
    rows: async (db, ownerId, locale) => {
      const rows = await db
        .select({ order: orders, own: panelOrders })
        .from(orders)
        .innerJoin(panelOrders, eq(panelOrders.orderNo, orders.orderNo))
        .where(eq(orders.ownerId, ownerId))
        .orderBy(desc(orders.createdAt));
      const answers = await db
        .select({ answer: panelAnswers, doctorName: doctors.name })
        .from(panelAnswers)
        .innerJoin(orders, eq(orders.orderNo, panelAnswers.orderNo))
        .innerJoin(doctors, eq(doctors.id, panelAnswers.doctorId))
        .where(eq(orders.ownerId, ownerId))
        .orderBy(asc(panelAnswers.place));
      return rows.map(({ order, own }) => ({
        orderKey: order.orderNo,
        status: order.state,
        patientName: own.patientName,
        question: own.question,
        since: own.since,
        treated: own.treated,
        fileIds: own.pictures,
        answers: answers
          .filter(({ answer }) => answer.orderNo === order.orderNo)
          .map(({ answer: { state, text, at }, doctorName }) => ({
            doctorName: textIn(doctorName, locale),
            status: state,
            text,
            at,
          })),
        amountCents: order.totalCents,
        paidCents: order.paidCents,
        refundCents: order.refundedCents,
        createdAt: order.createdAt,
      }));
    },
  },
  // The record itself is kept as long as the law asks.
  erased: async (db, ownerId) => {
    await db.delete(panelDrafts).where(eq(panelDrafts.ownerId, ownerId));
  },
});
