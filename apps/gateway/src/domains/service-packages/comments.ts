import type { RequestOf, ResponseOf, servicePackages } from '@xinglin/contract';
import { maskName, textIn } from '@xinglin/rules';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';
import { lockOrder } from '../../kernel/orders/read-order';
import { orders } from '../../kernel/orders/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { servicePackageKind } from './order-kind';
import { servicePackageComments, servicePackageOrders, servicePackageUses } from './tables';

type Calls = typeof servicePackages;

/** How many say something of the packages of a doctor, and how many stars that makes. */
export async function commentFigures(db: Queryable, doctorId: string) {
  const [row] = await db
    .select({
      commentCount: count(),
      average: sql<number | null>`round(avg(${servicePackageComments.stars}), 1)::float`,
    })
    .from(servicePackageComments)
    .where(eq(servicePackageComments.doctorId, doctorId));
  return row ?? { commentCount: 0, average: null };
}

/** What people say of the packages of a doctor, the newest first. */
export async function listComments(
  { expertId, pageNo, pageSize }: RequestOf<Calls['listPackageComments']>,
  { db, locale }: CallContext,
): Promise<ResponseOf<Calls['listPackageComments']>> {
  const rows = await db
    .select({
      comment: servicePackageComments,
      title: servicePackageOrders.title,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(servicePackageComments)
    .innerJoin(
      servicePackageOrders,
      eq(servicePackageOrders.orderNo, servicePackageComments.orderNo),
    )
    .where(eq(servicePackageComments.doctorId, expertId))
    .orderBy(desc(servicePackageComments.createdAt), desc(servicePackageComments.commentId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    items: rows.map(({ comment, title }) => ({
      commentId: comment.commentId,
      packageTitle: textIn(title, locale),
      stars: comment.stars,
      text: comment.text,
      authorName: comment.authorName,
      createdAt: comment.createdAt.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
    pageNo,
    pageSize,
  };
}

/** What was said of an order; null for nothing. */
export async function commentOf(db: Queryable, orderNo: string) {
  const [row] = await db
    .select({ stars: servicePackageComments.stars, text: servicePackageComments.text })
    .from(servicePackageComments)
    .where(eq(servicePackageComments.orderNo, orderNo));
  return row ?? null;
}

/** Whether something of an order was carried out, so that its owner knows how it was. */
export async function wasCarriedOut(db: Queryable, orderNo: string): Promise<boolean> {
  const done = and(eq(servicePackageUses.orderNo, orderNo), eq(servicePackageUses.state, 'done'));
  return (await db.$count(servicePackageUses, done)) > 0;
}

/** Says how a package was, once. */
export async function addComment(
  { orderNo, stars, text }: RequestOf<Calls['commentPackageOrder']>,
  { db, now, account: ownerId }: CallContext,
): Promise<void> {
  const order = await lockOrder(db, servicePackageKind, orderNo);
  if (order?.ownerId !== ownerId) refuse('forbidden');
  if (!(await wasCarriedOut(db, orderNo))) refuse('reviewClosed');
  refuseBlocked(text);
  const { doctorId, patientName } = order.own;
  const [made] = await db
    .insert(servicePackageComments)
    .values({
      commentId: newId(),
      orderNo,
      ownerId,
      doctorId,
      authorName: maskName(patientName ?? ''),
      stars,
      text,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ commentId: servicePackageComments.commentId });
  if (!made) refuse('reviewedAlready');
  await db.update(orders).set({ reviewedAt: now }).where(eq(orders.orderNo, orderNo));
}
