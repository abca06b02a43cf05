import type { healthCoins as calls, ResponseOf } from '@xinglin/contract';
import { coinTerms, dayAt, hospitalTimeZone, textIn } from '@xinglin/rules';
import { and, asc, eq } from 'drizzle-orm';
import { balanceOf, credit, keysMoved } from '../../kernel/ledger/ledger';
import { orders } from '../../kernel/orders/tables';
import { users } from '../../kernel/people/accounts/tables';
import { postingAddresses } from '../../kernel/people/addresses/tables';
import { userProfiles } from '../../kernel/people/profiles/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { healthCoinTasks } from './tables';

type Task = typeof healthCoinTasks.$inferSelect;
type ShownTask = ResponseOf<(typeof calls)['listHealthCoinTasks']>['items'][number];

const dayMs = 86_400_000;
const kind = 'healthCoin' as const;

/** Until when coins that are earned now can be spent. */
export const expiryFrom = (now: Date): Date =>
  new Date(now.getTime() + coinTerms.expiresAfterDays * dayMs);

/** The name of the movement that rewards a task: the same all day, or for good. */
const keyOf = ({ taskId, isDaily }: Task, now: Date): string =>
  isDaily ? `task.${taskId}.${dayAt(now, hospitalTimeZone)}` : `task.${taskId}`;

/** The tasks that an account has done by the gateway's records. */
async function doneBy(db: Queryable, ownerId: string): Promise<ReadonlySet<Task['kind']>> {
  const [[user], [profile], addresses, visits] = await Promise.all([
    db.select().from(users).where(eq(users.userId, ownerId)),
    db.select().from(userProfiles).where(eq(userProfiles.userId, ownerId)),
    db.$count(postingAddresses, eq(postingAddresses.ownerId, ownerId)),
    db.$count(
      orders,
      and(
        eq(orders.ownerId, ownerId),
        eq(orders.kind, 'registration'),
        // A visit that is only booked can still be cancelled for a full refund; one that was missed did not take place.
        eq(orders.state, 'completed'),
      ),
    ),
  ]);
  return new Set<Task['kind']>([
    // A caller with an account is signed in.
    'signIn',
    ...(user?.verifyStatus === 1 ? (['realName'] as const) : []),
    ...(profile && profile.gender !== null && profile.birthDate !== null
      ? (['profile'] as const)
      : []),
    ...(addresses > 0 ? (['address'] as const) : []),
    ...(visits > 0 ? (['firstVisit'] as const) : []),
  ]);
}

async function judged(
  db: Queryable,
  { ownerId, now }: { readonly ownerId: string | null; readonly now: Date },
): Promise<{ readonly task: Task; readonly state: ShownTask['state'] }[]> {
  const tasks = await db.select().from(healthCoinTasks).orderBy(asc(healthCoinTasks.position));
  if (ownerId === null) return tasks.map((task) => ({ task, state: 'open' }));
  const [done, received] = await Promise.all([
    doneBy(db, ownerId),
    keysMoved(
      db,
      { ownerId, kind },
      tasks.map((task) => keyOf(task, now)),
    ),
  ]);
  return tasks.map((task) => {
    if (received.has(keyOf(task, now))) return { task, state: 'received' };
    return { task, state: done.has(task.kind) ? 'ready' : 'open' };
  });
}

/** The tasks that earn coins, and which of them an account has done; without a session none is done. */
export async function tasksOf({
  db,
  session,
  now,
  locale,
}: Pick<CallContext, 'db' | 'session' | 'now' | 'locale'>): Promise<ShownTask[]> {
  const tasks = await judged(db, { ownerId: session?.userId ?? null, now });
  return tasks.map(({ task: { taskId, kind: done, title, hint, coins, isDaily }, state }) => ({
    taskId,
    kind: done,
    title: textIn(title, locale),
    hint: textIn(hint, locale),
    coins,
    isDaily,
    state,
  }));
}

/** Credits an account with the coins of all tasks it has done; each task credits them once, however often this is called. */
export async function receiveAll({
  db,
  account: ownerId,
  now,
}: Pick<CallContext, 'db' | 'account' | 'now'>) {
  let coins = 0;
  for (const { task, state } of await judged(db, { ownerId, now })) {
    if (state !== 'ready') continue;
    await credit(db, {
      ownerId,
      kind,
      amount: task.coins,
      reason: 'healthCoins.task',
      key: keyOf(task, now),
      expiresAt: expiryFrom(now),
      now,
    });
    coins += task.coins;
  }
  const { balance } = await balanceOf(db, { ownerId, kind, now });
  return { coins, balance };
}

/** What can be earned, in numbers. */
export async function earnConfig({
  db,
}: Pick<CallContext, 'db'>): Promise<ResponseOf<(typeof calls)['getHealthCoinEarnConfig']>> {
  const tasks = await db.select().from(healthCoinTasks);
  const worth = (daily: boolean): number =>
    tasks.reduce((all, { isDaily, coins }) => (isDaily === daily ? all + coins : all), 0);
  return {
    dailyCoins: worth(true),
    onceCoins: worth(false),
    taskCount: tasks.length,
    expiresAfterDays: coinTerms.expiresAfterDays,
  };
}
