import type { goods as goodsCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { refundOfPart } from '@xinglin/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import { requireOwnPictures } from '../../kernel/files/own-pictures';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';
import { moneyOf, type MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { goodsKind, linesOfOrder } from './order-kind';
import { returnableOf } from './order-rules';
import { returnStock } from './stock';
import { goodsOrderLines, goodsReturns, type GoodsLineRow, type GoodsReturnRow } from './tables';
import { returnStateText } from './texts';

type Calls = typeof goodsCalls;
type Shown = ResponseOf<Calls['getMarketplaceOrder']>;

/** The returns of an order as its owner sees them, the newest first. */
export async function returnsOf(
  db: Queryable,
  orderNo: string,
  lines: Shown['lines'],
  locale: Locale,
): Promise<Shown['returns']> {
  const rows = await db
    .select()
    .from(goodsReturns)
    .where(eq(goodsReturns.orderNo, orderNo))
    .orderBy(sql`${goodsReturns.createdAt} DESC`, asc(goodsReturns.returnId));
  return rows.map((row) => ({
    returnId: row.returnId,
    type: row.type,
    state: row.state,
    stateText: returnStateText(row.state, locale),
    reason: row.reason,
    fileIds: row.pictures,
    lines: row.lines.map(({ lineNo, count }) => ({
      lineNo,
      count,
      title: lines.find((line) => line.lineNo === lineNo)?.title ?? '',
    })),
    refundCents: row.refundCents,
    answer: row.answer,
    mayWithdraw: row.state === 'asked',
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Counts what of a line is asked to come back, or no longer is. */
async function ask(db: Queryable, { orderNo, lineNo }: GoodsLineRow, count: number) {
  await db
    .update(goodsOrderLines)
    .set({ askedCount: sql`${goodsOrderLines.askedCount} + ${count}` })
    .where(and(eq(goodsOrderLines.orderNo, orderNo), eq(goodsOrderLines.lineNo, lineNo)));
}

/** The lines of a return, each once, with what is asked of them. */
const askedOf = (lines: readonly GoodsLineRow[], asked: GoodsReturnRow['lines']) =>
  asked.flatMap(({ lineNo, count }) => {
    const line = lines.find((one) => one.lineNo === lineNo);
    return line ? [{ line, count }] : [];
  });

/** Asks to return or exchange a part of one of the account's orders. */
export async function requestReturn(
  { orderNo, type, lines: wanted, reason, fileIds }: RequestOf<Calls['requestGoodsReturn']>,
  context: CallContext,
): Promise<ResponseOf<Calls['requestGoodsReturn']>> {
  const { db, account, now } = context;
  const order = await lockOrder(db, goodsKind, orderNo);
  if (order?.ownerId !== account) return refuse('forbidden');
  if (order.state !== 'received') refuse('goodsOrderClosed');
  refuseBlocked(reason);
  const pictures = await requireOwnPictures(context, fileIds);
  const counts = new Map<number, number>();
  for (const { lineNo, count } of wanted) counts.set(lineNo, (counts.get(lineNo) ?? 0) + count);
  const asked = [...counts].map(([lineNo, count]) => ({ lineNo, count }));
  const lines = askedOf(await linesOfOrder(db, orderNo), asked);
  const fits = ({ line, count }: (typeof lines)[number]) => count <= returnableOf(order, line, now);
  if (lines.length < asked.length || !lines.every(fits)) refuse('returnTooMany');
  for (const { line, count } of lines) await ask(db, line, count);
  const refundCents =
    type === 'exchange'
      ? 0
      : lines.reduce(
          (all, { line: { shareCents, count: of, askedCount: before }, count: now_ }) =>
            all + refundOfPart(shareCents, { count: of, before, now: now_ }),
          0,
        );
  const returnId = newId();
  await db.insert(goodsReturns).values({
    returnId,
    orderNo,
    type,
    state: 'asked',
    reason,
    pictures,
    lines: asked,
    refundCents,
    createdAt: now,
  });
  return { orderNo, returnId, refundCents };
}

/** A return with its order locked, so that nothing of the two changes meanwhile; null when there is none. */
async function lockReturn(db: Queryable, returnId: string) {
  const one = eq(goodsReturns.returnId, returnId);
  const [named] = await db.select({ orderNo: goodsReturns.orderNo }).from(goodsReturns).where(one);
  const order = named ? await lockOrder(db, goodsKind, named.orderNo) : null;
  const [row] = order ? await db.select().from(goodsReturns).where(one) : [];
  return order && row ? { order, row } : null;
}

async function release(db: Queryable, { orderNo, lines: asked }: GoodsReturnRow) {
  const lines = askedOf(await linesOfOrder(db, orderNo), asked);
  for (const { line, count } of lines) await ask(db, line, -count);
}

async function change(db: Queryable, returnId: string, changed: Partial<GoodsReturnRow>) {
  await db.update(goodsReturns).set(changed).where(eq(goodsReturns.returnId, returnId));
}

/** Takes back what was asked for, while the shop has not answered. */
export async function withdrawReturn(
  { orderNo, returnId }: RequestOf<Calls['withdrawGoodsReturn']>,
  { db, account }: CallContext,
): Promise<ResponseOf<Calls['withdrawGoodsReturn']>> {
  const order = await lockOrder(db, goodsKind, orderNo);
  if (order?.ownerId !== account) return refuse('forbidden');
  const found = await lockReturn(db, returnId);
  if (found?.order.orderNo !== orderNo || found.row.state !== 'asked')
    return refuse('goodsOrderClosed');
  await release(db, found.row);
  await change(db, returnId, { state: 'withdrawn' });
  return { orderNo, returnId };
}

/** The shop agrees to a return, or does not, and says why; an answer that was given stays. */
export async function answerReturn(
  { db }: MoveContext,
  returnId: string,
  { agrees, answer }: { readonly agrees: boolean; readonly answer: string },
): Promise<GoodsReturnRow['state']> {
  const { row } = (await lockReturn(db, returnId)) ?? refuse('forbidden');
  if (row.state !== 'asked') return row.state;
  const state = agrees ? 'agreed' : 'refused';
  if (!agrees) await release(db, row);
  await change(db, returnId, { state, answer });
  return state;
}

/**
 * What came back is there: it is put into stock again and paid back by the shares that are kept with the order, or the
 * new pieces are on their way. Where nothing of the order is left, freight goes back too.
 */
export async function finishReturn(
  context: MoveContext,
  returnId: string,
): Promise<GoodsReturnRow['state']> {
  const { db } = context;
  const { row, order } = (await lockReturn(db, returnId)) ?? refuse('forbidden');
  if (row.state !== 'agreed') return row.state;
  const { orderNo } = order;
  if (row.type === 'exchange') {
    await release(db, row);
    await change(db, returnId, { state: 'done' });
    return 'done';
  }
  const lines = askedOf(await linesOfOrder(db, orderNo), row.lines);
  let refundCents = 0;
  for (const { line, count } of lines) {
    const cents = refundOfPart(line.shareCents, {
      count: line.count,
      before: line.returnedCount,
      now: count,
    });
    refundCents += cents;
    await db
      .update(goodsOrderLines)
      .set({
        returnedCount: sql`${goodsOrderLines.returnedCount} + ${count}`,
        returnedCents: sql`${goodsOrderLines.returnedCents} + ${cents}`,
      })
      .where(and(eq(goodsOrderLines.orderNo, orderNo), eq(goodsOrderLines.lineNo, line.lineNo)));
  }
  await returnStock(
    db,
    lines.map(({ line: { skuId }, count }) => ({ skuId, count })),
  );
  await change(db, returnId, { state: 'done', refundCents });
  const all = await linesOfOrder(db, orderNo);
  if (all.every(({ count, returnedCount }) => returnedCount === count)) {
    const reason = { reasonKey: 'allReturned' };
    await moveOrder(context, goodsKind, orderNo, 'giveBack', 'hospital', reason);
  } else if (refundCents > 0) {
    await moneyOf(context.services).refund(context, orderNo, refundCents);
  }
  return 'done';
}
