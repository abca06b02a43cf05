import type { activities as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { maskName, textIn } from '@xinglin/rules';
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { orders } from '../../../kernel/orders/tables';
import { patients } from '../../../kernel/people/patients/tables';
import type { CallContext } from '../../../platform/context';
import { tasksOf } from '../tasks';
import { completedOrder, friendsOf } from './friends';
import { activityOf, stateOf } from './shown';
import { activities, activityGuests, activityInvites } from './tables';

type Calls = typeof calls;

/** Most friends that are told of one activity. */
const mostFriends = 100;

/** The friends who followed the account's invitation to an activity; nothing of them but a masked name. */
export async function listHelpers(
  { activityId }: RequestOf<Calls['listAssistantHelps']>,
  { db, account: ownerId }: CallContext,
): Promise<ResponseOf<Calls['listAssistantHelps']>> {
  await activityOf(db, activityId);
  const [rows, friends] = await Promise.all([
    db
      .select({
        name: patients.name,
        acceptedAt: activityGuests.acceptedAt,
        isCounted: sql<boolean>`exists (${db
          .select({ orderNo: orders.orderNo })
          .from(orders)
          .where(
            and(
              eq(orders.ownerId, activityGuests.guestId),
              gte(orders.movedAt, activityGuests.acceptedAt),
              completedOrder,
            ),
          )})`,
      })
      .from(activityGuests)
      .innerJoin(activityInvites, eq(activityInvites.inviteCode, activityGuests.inviteCode))
      .leftJoin(
        patients,
        and(
          eq(patients.ownerId, activityGuests.guestId),
          eq(patients.relation, 'self'),
          isNull(patients.deletedAt),
        ),
      )
      .where(and(eq(activityInvites.activityId, activityId), eq(activityInvites.ownerId, ownerId)))
      .orderBy(desc(activityGuests.acceptedAt), desc(activityGuests.guestId))
      .limit(mostFriends),
    friendsOf(db, { activityId, ownerId }),
  ]);
  return {
    items: rows.map(({ name, acceptedAt, isCounted }) => ({
      name: name === null ? null : maskName(name),
      helpedAt: acceptedAt.toISOString(),
      isCounted,
    })),
    total: friends.accepted,
    pageNo: 1,
    pageSize: mostFriends,
  };
}

/** The activities for which the account asked friends for help, the newest first. */
export async function pageHelps(
  { state: wanted, pageNumber: pageNo, pageSize }: RequestOf<Calls['pageMyAssistantHelps']>,
  { db, account: ownerId, now, locale }: CallContext,
): Promise<ResponseOf<Calls['pageMyAssistantHelps']>> {
  // One invitation an activity: an account has few.
  const rows = await db
    .select({ invite: activityInvites, activity: activities })
    .from(activityInvites)
    .innerJoin(activities, eq(activities.activityId, activityInvites.activityId))
    .where(eq(activityInvites.ownerId, ownerId))
    .orderBy(desc(activityInvites.createdAt), desc(activityInvites.inviteCode));
  const all = await Promise.all(
    rows.map(async ({ invite, activity }) => {
      const { activityId } = activity;
      const friends = await friendsOf(db, { activityId, ownerId });
      const isOver = stateOf(activity, now) === 'over';
      const open = friends.counted > 0 ? ('helped' as const) : ('waiting' as const);
      return {
        activityId,
        title: textIn(activity.title, locale),
        state: isOver ? ('over' as const) : open,
        inviteCode: invite.inviteCode,
        friends,
        requestedAt: invite.createdAt.toISOString(),
        endsAt: activity.endsAt.toISOString(),
      };
    }),
  );
  const found = all.filter(({ state }) => wanted === undefined || state === wanted);
  const from = (pageNo - 1) * pageSize;
  return { items: found.slice(from, from + pageSize), total: found.length, pageNo, pageSize };
}

/** Whether the account can take the coins for signing in today. */
export async function signInDue(
  context: CallContext,
): Promise<ResponseOf<Calls['remindAssistantSign']>> {
  const tasks = await tasksOf(context);
  const due = tasks.filter(({ kind, state }) => kind === 'signIn' && state === 'ready');
  return { isDue: due.length > 0, coins: due.reduce((sum, { coins }) => sum + coins, 0) };
}
