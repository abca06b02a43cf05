import { drugOrderTerms, silenceAct, type SilenceAct } from '@xinglin/rules';
import { and, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { sendToOwner } from '../../kernel/orders/messages';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { orders } from '../../kernel/orders/tables';
import { notifyStaff } from '../../kernel/staff/notices/notify-staff';
import { inTransaction } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import type { Services } from '../../platform/services';
import { changeLine, linesOfOrder } from './lines';
import { drugKind } from './order-kind';
import { isOffered, type DrugOrderOf } from './order-rules';
import { pharmacyById } from './pharmacy';
import { record } from './record';
import { refundLine, settle } from './settle';
import { drugOrderEvents, drugOrders } from './tables';
import { reasonText, noticeText, wordsText } from './texts';

type Context = Omit<MoveContext, 'services'> & { readonly services: Services };

/** States in which a pharmacy or a courier can be silent. */
const watched = ['sent', 'confirmed', 'readyToCollect', 'onTheWay'] as const;
type Watched = (typeof watched)[number];

const isWatched = (state: string): state is Watched => watched.some((one) => one === state);

/** What the silence about an order asks for now. */
async function actFor(
  { db, now }: Context,
  order: DrugOrderOf,
  state: Watched,
): Promise<SilenceAct> {
  const { orderNo, own } = order;
  const { confirmsWithinMinutes } = await pharmacyById(db, own.pharmacyId);
  const isReported =
    own.newsBefore !== null &&
    (await db.$count(
      drugOrderEvents,
      and(
        eq(drugOrderEvents.orderNo, orderNo),
        eq(drugOrderEvents.event, 'newsOverdue'),
        gte(drugOrderEvents.at, own.newsBefore),
      ),
    )) > 0;
  return silenceAct(
    {
      state,
      confirmBefore: own.confirmBefore,
      confirmsWithinMinutes,
      wasAskedAgain: own.asked > 0,
      newsBefore: own.newsBefore,
      isReported,
      lines: (await linesOfOrder(db, orderNo)).map((line) => ({
        state: line.state,
        expectedAt: line.expectedAt,
        isOffered: isOffered(line),
      })),
    },
    now,
  );
}

const notifyOfSilence = (context: Context, order: DrugOrderOf, once: string) =>
  notifyStaff(context, {
    kind: 'drugOrderSilent',
    once: `${once}:${order.orderNo}:${context.now.toISOString()}`,
    audience: { roles: ['pharmacist', 'service'] },
    orderKey: order.orderNo,
    facts: {},
  });

/** Declines what is on hold and not being decided; the share of each is refunded at once. */
async function declineHeld(context: Context, order: DrugOrderOf): Promise<void> {
  const { db } = context;
  const { orderNo, locale } = order;
  let refunded = 0;
  for (const line of await linesOfOrder(db, orderNo)) {
    if (line.state !== 'onHold' || isOffered(line)) continue;
    refunded += await refundLine(context, line);
    const stateReason = reasonText('heldTooLong', locale);
    await changeLine(db, line, { state: 'declined', stateReason, expectedAt: null });
  }
  const said = noticeText('heldDeclined', order, refunded);
  await sendToOwner(context, { ...order, kind: drugKind.kind }, said);
  await settle(context, orderNo);
}

/** Does what the silence about one order asks for, under its lock. */
async function follow(context: Context, orderNo: string): Promise<void> {
  const { db } = context;
  const order = await lockOrder(db, drugKind, orderNo);
  if (!order || !isWatched(order.state)) return;
  const { locale } = order;
  switch (await actFor(context, order, order.state)) {
    case 'askAgain':
      await db
        .update(drugOrders)
        .set({ asked: order.own.asked + 1 })
        .where(eq(drugOrders.orderNo, orderNo));
      await record(context, {
        orderNo,
        event: 'askedAgain',
        words: wordsText('askedAgain', locale),
        by: 'system',
      });
      await notifyOfSilence(context, order, 'ask');
      return;
    case 'report':
      await record(context, {
        orderNo,
        event: 'newsOverdue',
        words: wordsText('newsOverdue', locale),
        by: 'system',
      });
      await notifyOfSilence(context, order, 'news');
      await sendToOwner(context, { ...order, kind: drugKind.kind }, noticeText('overdue', order));
      return;
    case 'offerElsewhere': {
      await notifyOfSilence(context, order, 'held');
      const reason = { reasonKey: 'heldTooLong' };
      await moveOrder(context, drugKind, orderNo, 'overdue', 'system', reason);
      return;
    }
    case 'declineHeld':
      await notifyOfSilence(context, order, 'held');
      await declineHeld(context, order);
      return;
    case 'none':
  }
}

/** A pharmacy that did not acknowledge an order is asked again; news that is due and did not come is followed up. */
export const newsDeadline: Deadline = {
  name: 'medicines.news',
  async sweep(db, now, services) {
    const half = sql`${drugOrders.confirmBefore} - ((SELECT confirms_within_minutes FROM pharmacies
      WHERE pharmacy_id = ${drugOrders.pharmacyId}) * interval '30 seconds')`;
    const held = sql`(SELECT min(expected_at) FROM drug_order_lines WHERE order_no = ${drugOrders.orderNo}
      AND state = 'onHold' AND coalesce(offer_state, '') NOT IN ('askedDoctor', 'offered'))
      + ${drugOrderTerms.holdEndsAfterMinutes} * interval '1 minute'`;
    const reported = sql`EXISTS (SELECT 1 FROM drug_order_events WHERE order_no = ${drugOrders.orderNo}
      AND event = 'newsOverdue' AND at >= ${drugOrders.newsBefore})`;
    const at = sql<Date | null>`CASE WHEN ${orders.state} = 'sent' THEN
      CASE WHEN ${drugOrders.asked} = 0 THEN ${half} END
      ELSE least(CASE WHEN NOT ${reported} THEN ${drugOrders.newsBefore} END, ${held}) END`;
    const rows = await db
      .select({ orderNo: orders.orderNo, at: at.mapWith(drugOrders.newsBefore) })
      .from(orders)
      .innerJoin(drugOrders, eq(drugOrders.orderNo, orders.orderNo))
      .where(
        and(eq(orders.kind, drugKind.kind), inArray(orders.state, [...watched]), isNotNull(at)),
      );
    const due = rows.filter((row) => row.at !== null && row.at <= now);
    const log = { logger: services.logger, words: 'silence about medicines not followed' };
    await oneByOne(due, log, ({ orderNo }) =>
      inTransaction(db, (tx) => follow({ db: tx, now, services }, orderNo)),
    );
    if (due.length > 0) services.outbox.poke();
    const next = rows.flatMap((row) => (row.at !== null && row.at > now ? row.at.getTime() : []));
    return next.length === 0 ? null : new Date(Math.min(...next));
  },
};
