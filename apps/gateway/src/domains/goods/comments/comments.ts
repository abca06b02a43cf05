import type { goods as goodsCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { judge } from '../../../kernel/moderation/judge';
import { lockOrder } from '../../../kernel/orders/read-order';
import { authorNameOf } from '../../../kernel/people/patients/author-name';
import type { CallContext, Locale } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { newId } from '../../../platform/identifiers';
import { refuse } from '../../../platform/refusal';
import { goodsKind, linesOfOrder } from '../order-kind';
import { mayCommentOn } from '../order-rules';
import { goodsItems, goodsOrderLines, type GoodsLineRow } from '../tables';
import { goodsComments, type GoodsCommentRow } from './tables';

type Calls = typeof goodsCalls;
type Shown = ResponseOf<Calls['listGoodsComments']>['items'][number];
type Own = ResponseOf<Calls['submitGoodsComment']>;
type Line = Pick<GoodsLineRow, 'skuLabel'>;

/** A comment as everybody may read it. */
const shownComment = (row: GoodsCommentRow, { skuLabel }: Line, locale: Locale): Shown => ({
  commentKey: row.commentId,
  score: row.score,
  text: row.shownText,
  authorName: row.anonymous ? null : row.authorName,
  skuLabel: textIn(skuLabel, locale),
  createdAt: row.createdAt.toISOString(),
  edited: row.editedAt !== null,
});

/** The same as its author sees it. */
const ownComment = (row: GoodsCommentRow, line: Line, locale: Locale): Own => ({
  ...shownComment(row, line, locale),
  writtenText: row.text,
  anonymous: row.anonymous,
  state: row.state,
  findings: row.findings,
  refusal: row.refusal,
});

/** A page of the published comments of goods; refuses goods that there are not. */
export async function listComments(
  { goodsNo, pageNo, pageSize }: RequestOf<Calls['listGoodsComments']>,
  { db, locale }: CallContext,
): Promise<ResponseOf<Calls['listGoodsComments']>> {
  const where = and(eq(goodsComments.goodsNo, goodsNo), eq(goodsComments.state, 'published'));
  const [goods, [sums], rows] = await Promise.all([
    db.$count(goodsItems, eq(goodsItems.goodsNo, goodsNo)),
    db
      .select({
        total: sql<number>`count(*)::int`,
        average: sql<number | null>`round(avg(${goodsComments.score}), 1)::float`,
      })
      .from(goodsComments)
      .where(where),
    db
      .select({ row: goodsComments, skuLabel: goodsOrderLines.skuLabel })
      .from(goodsComments)
      .innerJoin(
        goodsOrderLines,
        and(
          eq(goodsOrderLines.orderNo, goodsComments.orderNo),
          eq(goodsOrderLines.lineNo, goodsComments.lineNo),
        ),
      )
      .where(where)
      .orderBy(desc(goodsComments.createdAt), desc(goodsComments.commentId))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
  ]);
  if (goods === 0) return refuse('forbidden');
  const items = rows.map(({ row, skuLabel }) => shownComment(row, { skuLabel }, locale));
  return { items, total: sums?.total ?? 0, average: sums?.average ?? null, pageNo, pageSize };
}

/** What the owner of an order said of its lines, of those that can be spoken of. */
export async function commentsOf(
  db: Queryable,
  order: Parameters<typeof mayCommentOn>[0],
  locale: Locale,
) {
  const [lines, rows] = await Promise.all([
    linesOfOrder(db, order.orderNo),
    db.select().from(goodsComments).where(eq(goodsComments.orderNo, order.orderNo)),
  ]);
  return lines
    .filter((line) => mayCommentOn(order, line))
    .map((line) => {
      const row = rows.find(({ lineNo }) => lineNo === line.lineNo);
      return { lineNo: line.lineNo, comment: row ? ownComment(row, line, locale) : null };
    });
}

/**
 * Writes what the account says of a line, or in place of what was there; what a person decided about former words is
 * undone. Refuses with `reviewClosed` what did not come, or all went back.
 */
export async function submitComment(
  { orderNo, lineNo, score, text, anonymous }: RequestOf<Calls['submitGoodsComment']>,
  context: CallContext,
): Promise<Own> {
  const { db, account, locale, now } = context;
  const order = await lockOrder(db, goodsKind, orderNo);
  if (order?.ownerId !== account) return refuse('forbidden');
  const line =
    (await linesOfOrder(db, orderNo)).find((one) => one.lineNo === lineNo) ?? refuse('forbidden');
  if (!mayCommentOn(order, line)) refuse('reviewClosed');
  const said = { score, anonymous, ...judge(text) };
  const [row] = await db
    .insert(goodsComments)
    .values({
      ...said,
      commentId: newId(),
      orderNo,
      lineNo,
      goodsNo: line.goodsNo,
      ownerId: account,
      authorName: await authorNameOf(context),
      locale,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [goodsComments.orderNo, goodsComments.lineNo],
      set: { ...said, refusal: null, locale, editedAt: now },
    })
    .returning();
  return row ? ownComment(row, line, locale) : refuse('internal');
}

/** What a copy of an account's data says of its comments on goods. */
export async function exportedComments(db: Queryable, ownerId: string, locale: Locale) {
  const rows = await db
    .select({ row: goodsComments, title: goodsOrderLines.title })
    .from(goodsComments)
    .innerJoin(
      goodsOrderLines,
      and(
        eq(goodsOrderLines.orderNo, goodsComments.orderNo),
        eq(goodsOrderLines.lineNo, goodsComments.lineNo),
      ),
    )
    .where(eq(goodsComments.ownerId, ownerId))
    .orderBy(asc(goodsComments.createdAt));
  return rows.map(({ row, title }) => ({
    goods: textIn(title, locale),
    score: row.score,
    text: row.text,
    state: row.state,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
  }));
}
