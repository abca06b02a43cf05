import type { goods as goodsCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { refundOfPart, refundOfRest } from '@xinglin/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import { requireOwnPictures } from '../../kernel/files/own-pictures';
import type { DeskRefund } from '../../kernel/desk/desk-action';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';
import { refundOfOrder } from '../../kernel/orders/desk-rules';
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
import {
  goodsOrderLines,
  goodsReturns,
  type GoodsLineRow,
  type GoodsReturnRow,
  type ReturnedLine,
} from './tables';
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

/** Counts how many pieces of a line are in returns. */
async function countAsked(db: Queryable, { orderNo, lineNo }: GoodsLineRow, count: number) {
  await db
    .update(goodsOrderLines)
    .set({ askedCount: sql`${goodsOrderLines.askedCount} + ${count}` })
    .where(and(eq(goodsOrderLines.orderNo, orderNo), eq(goodsOrderLines.lineNo, lineNo)));
}

/** The lines of a return, each once, with how many pieces of them are in it. */
const withLines = (
  lines: readonly GoodsLineRow[],
  asked: readonly Pick<ReturnedLine, 'lineNo' | 'count'>[],
) =>
  asked.flatMap(({ lineNo, count }) => {
    const line = lines.find((one) => one.lineNo === lineNo);
    return line ? [{ line, count }] : [];
  });

/** What was announced for the pieces of one line in a return. */
function announcedFor(
  { type, lines, refundCents }: Pick<GoodsReturnRow, 'type' | 'lines' | 'refundCents'>,
  { lineNo, shareCents, count: all }: Pick<GoodsLineRow, 'lineNo' | 'shareCents' | 'count'>,
): number {
  const found = lines.find((one) => one.lineNo === lineNo);
  if (!found || type === 'exchange') return 0;
  if (found.cents !== undefined) return found.cents;
  return lines.length === 1
    ? refundCents
    : refundOfPart(shareCents, { count: all, before: 0, now: found.count });
}

/** Pieces of a line in returns that are not done, and what was announced for them; exchanges refund nothing. */
function heldOf(returns: readonly GoodsReturnRow[], line: GoodsLineRow) {
  const open = returns.filter(
    ({ type, state }) => type === 'return' && (state === 'asked' || state === 'agreed'),
  );
  const inOpen = open.flatMap(({ lines }) => lines.filter(({ lineNo }) => lineNo === line.lineNo));
  return {
    heldCount: inOpen.reduce((all, { count }) => all + count, line.returnedCount),
    heldCents: open.reduce((all, row) => all + announcedFor(row, line), line.returnedCents),
  };
}

/** Requests to return or exchange a part of one of the account's orders. */
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
  const found = withLines(await linesOfOrder(db, orderNo), asked);
  const fits = ({ line, count }: (typeof found)[number]) => count <= returnableOf(order, line, now);
  if (found.length < asked.length || !found.every(fits)) refuse('returnTooMany');
  for (const { line, count } of found) await countAsked(db, line, count);
  const others = await db.select().from(goodsReturns).where(eq(goodsReturns.orderNo, orderNo));
  const lines = found.map(({ line, count }) => ({
    lineNo: line.lineNo,
    count,
    cents:
      type === 'exchange'
        ? 0
        : refundOfRest(line.shareCents, {
            count: line.count,
            ...heldOf(others, line),
            now: count,
          }),
  }));
  const refundCents = lines.reduce((all, { cents }) => all + cents, 0);
  const returnId = newId();
  await db.insert(goodsReturns).values({
    returnId,
    orderNo,
    type,
    state: 'asked',
    reason,
    pictures,
    lines,
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
  const lines = withLines(await linesOfOrder(db, orderNo), asked);
  for (const { line, count } of lines) await countAsked(db, line, -count);
}

async function change(db: Queryable, returnId: string, changed: Partial<GoodsReturnRow>) {
  await db.update(goodsReturns).set(changed).where(eq(goodsReturns.returnId, returnId));
}

/** Withdraws a return, while the shop has not answered. */
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

/** What {@link finishReturn} would refund: what was announced, and all that is left once it is the last one. */
export async function refundOfReturn(db: Queryable, returnId: string): Promise<DeskRefund> {
  const [row] = await db.select().from(goodsReturns).where(eq(goodsReturns.returnId, returnId));
  if (row?.state !== 'agreed' || row.type === 'exchange') return { cents: 0, orderNos: [] };
  const lines = await linesOfOrder(db, row.orderNo);
  const isLast = lines.every(({ lineNo, count, returnedCount }) => {
    const inReturn = row.lines.find((one) => one.lineNo === lineNo)?.count ?? 0;
    return returnedCount + inReturn >= count;
  });
  if (isLast) return refundOfOrder(row, { db });
  const cents = withLines(lines, row.lines).reduce(
    (all, { line }) => all + announcedFor(row, line),
    0,
  );
  return { cents, orderNos: [row.orderNo] };
}

/**
 * The pieces of a return have arrived: they are put into stock again, and what was announced is refunded; or the new
 * pieces were sent. Once everything of the order is returned, freight is refunded too.
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
  const lines = withLines(await linesOfOrder(db, orderNo), row.lines);
  let refundCents = 0;
  for (const { line, count } of lines) {
    const cents = announcedFor(row, line);
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
