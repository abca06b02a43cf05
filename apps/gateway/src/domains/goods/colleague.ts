import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { orders } from '../../kernel/orders/tables';
import { parcels } from '../../kernel/parcels/tables';
import { inTransaction, type Database } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import { goodsKind, linesOfOrder } from './order-kind';
import { answerReturn, finishReturn } from './returns';
import { sendGoods, tellOfParcel } from './shop-side';
import { goodsReturns } from './tables';
import { colleagueText } from './texts';

/** How long the colleague takes over each step. */
const stepMs = 2 * 60_000;

/** One thing that the colleague does, and when. */
interface Act {
  readonly at: Date;
  readonly run: (context: MoveContext) => Promise<unknown>;
}

const after = (at: Date, steps: number): Date => new Date(at.getTime() + steps * stepMs);

/** Packs what was paid, and sends it. */
async function orderActs(db: Database): Promise<Act[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.kind, goodsKind.kind), inArray(orders.state, ['paid', 'packed'])))
    .orderBy(asc(orders.movedAt));
  return rows.map(({ orderNo, state, movedAt, locale }) => ({
    at: after(movedAt, 1),
    async run(context) {
      if (state === 'paid') return moveOrder(context, goodsKind, orderNo, 'pack', 'hospital');
      const shopIds = new Set((await linesOfOrder(context.db, orderNo)).map((one) => one.shopId));
      for (const shopId of [...shopIds].toSorted())
        await sendGoods(context, orderNo, {
          shopId,
          carrier: colleagueText('carrier', locale),
          trackingNo: `SB${orderNo.slice(-10)}${shopId.slice(-1)}`,
        });
      return orderNo;
    },
  }));
}

/** Brings parcels, each by one stop on its way. */
async function parcelActs(db: Database): Promise<Act[]> {
  const rows = await db
    .select({ parcel: parcels, locale: orders.locale })
    .from(parcels)
    .innerJoin(orders, eq(orders.orderNo, parcels.orderNo))
    .where(and(eq(orders.kind, goodsKind.kind), isNull(parcels.deliveredAt)))
    .orderBy(asc(parcels.sentAt));
  return rows.map(({ parcel: { parcelId, sentAt }, locale }) => ({
    at: after(sentAt, 2),
    async run(context) {
      await tellOfParcel(context, parcelId, {
        text: colleagueText('onItsWay', locale),
        isDelivered: false,
      });
      await tellOfParcel(context, parcelId, {
        text: colleagueText('delivered', locale),
        isDelivered: true,
      });
    },
  }));
}

/** Agrees to what is asked to come back, and says that it came. */
async function returnActs(db: Database): Promise<Act[]> {
  const rows = await db
    .select({ row: goodsReturns, locale: orders.locale })
    .from(goodsReturns)
    .innerJoin(orders, eq(orders.orderNo, goodsReturns.orderNo))
    .where(inArray(goodsReturns.state, ['asked', 'agreed']))
    .orderBy(asc(goodsReturns.createdAt));
  return rows.map(({ row: { returnId, state, createdAt }, locale }) => ({
    at: after(createdAt, state === 'asked' ? 1 : 3),
    run: (context) =>
      state === 'asked'
        ? answerReturn(context, returnId, { agrees: true, answer: colleagueText('agreed', locale) })
        : finishReturn(context, returnId),
  }));
}

/** In the sandbox, where there are no shops: a simulated colleague who packs, sends, brings and takes back. */
export const colleagueDeadline: Deadline = {
  name: 'goods.colleague',
  async sweep(db, now, services) {
    if (!services.config.sandbox) return null;
    const acts = [...(await orderActs(db)), ...(await parcelActs(db)), ...(await returnActs(db))];
    const due = acts.filter(({ at }) => at <= now);
    const log = { logger: services.logger, words: 'goods not moved by the colleague' };
    await oneByOne(due, log, ({ run }) =>
      inTransaction(db, (tx) => run({ db: tx, now, services })),
    );
    if (due.length > 0) services.outbox.poke();
    const next = acts.filter(({ at }) => at > now).map(({ at }) => at.getTime());
    if (due.length > 0) next.push(now.getTime() + stepMs);
    return next.length === 0 ? null : new Date(Math.min(...next));
  },
};
