import { coinExchangeKindName } from '@xinglin/contract';
import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { orders } from '../../../kernel/orders/tables';
import type { Queryable } from '../../../platform/database';
import { activityGuests, activityInvites } from './tables';

/** What was won and exchanged for coins is no order that a friend came for. */
export const completedOrder = and(
  eq(orders.stateGroup, 'completed'),
  ne(orders.kind, coinExchangeKindName),
);

/** The friends who came by an account's invitation, and those whose first order is completed since. */
export async function friendsOf(
  db: Queryable,
  { activityId, ownerId }: { readonly activityId: string; readonly ownerId: string },
) {
  const [row] = await db
    .select({
      accepted: sql<number>`count(distinct ${activityGuests.guestId})::int`,
      counted: sql<number>`count(distinct ${orders.ownerId})::int`,
    })
    .from(activityInvites)
    .innerJoin(activityGuests, eq(activityGuests.inviteCode, activityInvites.inviteCode))
    .leftJoin(
      orders,
      and(
        eq(orders.ownerId, activityGuests.guestId),
        gte(orders.movedAt, activityGuests.acceptedAt),
        completedOrder,
      ),
    )
    .where(and(eq(activityInvites.activityId, activityId), eq(activityInvites.ownerId, ownerId)));
  return row ?? { accepted: 0, counted: 0 };
}
