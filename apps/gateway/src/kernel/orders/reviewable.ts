import type { ResponseOf, reviews } from '@xinglin/contract';
import { and, eq, gt, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { collection, type Parts } from '../../platform/ports';
import { orderKinds, type Order, type OrderKind } from './order-kind';
import { orders } from './tables';

/** Coins for a review. */
type ReviewCoins = ResponseOf<(typeof reviews)['getOrderComment']>['coins'];

/** Coins that an account earns with a review this month, from the domain that owns coins. */
export const reviewCoins =
  collection<(context: CallContext) => Promise<ReviewCoins>>('coins of a review');

/** Coins that the account earns with a review; null where no domain gives any, or this month's were claimed. */
export async function coinsOfReview(context: CallContext): Promise<ReviewCoins> {
  const [coins] = context.all(reviewCoins);
  return coins === undefined ? null : coins(context);
}

/** Days after an order was carried out within which it can be reviewed. */
export const reviewWithinDays = 180;

const dayMs = 24 * 60 * 60 * 1000;

/** What decides whether an order can be reviewed. */
type Reviewed = Pick<Order, 'state' | 'movedAt' | 'reviewedAt' | 'doctorId'>;

/** Until when an order can be reviewed; null where it was not carried out, or is of a kind without reviews. */
export function reviewableUntil(
  { reviewable }: { readonly reviewable: { readonly states: readonly string[] } | null },
  { state, movedAt, doctorId }: Reviewed,
): Date | null {
  if (doctorId === null || !reviewable?.states.includes(state)) return null;
  return new Date(movedAt.getTime() + reviewWithinDays * dayMs);
}

/** The button by which its owner reviews an order, while nothing was said of it. */
export function reviewAction(
  kind: Parameters<typeof reviewableUntil>[0],
  order: Reviewed,
  now: Date,
): ['review'] | [] {
  const until = reviewableUntil(kind, order);
  return until !== null && order.reviewedAt === null && now < until ? ['review'] : [];
}

/** Which rows of the register were carried out, of whatever kind that can be reviewed. */
export function carriedOut({ all }: Pick<Parts<unknown>, 'all'>): SQL {
  const conditions = all(orderKinds).flatMap(({ kind, reviewable }: OrderKind) =>
    reviewable === null
      ? []
      : [and(eq(orders.kind, kind), inArray(orders.state, [...reviewable.states]))],
  );
  return or(...conditions) ?? inArray(orders.kind, []);
}

/** Which rows of the register can be reviewed and were not yet. */
export function toReview(parts: Pick<Parts<unknown>, 'all'>, now: Date): SQL | undefined {
  const since = new Date(now.getTime() - reviewWithinDays * dayMs);
  return and(
    isNull(orders.reviewedAt),
    isNotNull(orders.doctorId),
    gt(orders.movedAt, since),
    carriedOut(parts),
  );
}

/** Whether an order of an account with one of these doctors was carried out; `doctors` is an id or a query of ids. */
export async function hasBeenWith(
  { db, all }: { readonly db: Queryable } & Pick<Parts<unknown>, 'all'>,
  ownerId: string,
  doctors: SQL,
): Promise<boolean> {
  const [visit] = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(
      and(
        eq(orders.ownerId, ownerId),
        sql`${orders.doctorId} IN (${doctors})`,
        carriedOut({ all }),
      ),
    )
    .limit(1);
  return visit !== undefined;
}
