import type { healthCoins as calls, ResponseOf } from '@xinglin/contract';
import { coinTerms, dayAt, hospitalTimeZone, signInCoinsAfter, textIn } from '@xinglin/rules';
import { asc } from 'drizzle-orm';
import { balanceOf, credit, keysMoved } from '../../kernel/ledger/ledger';
import type { CallContext } from '../../platform/context';
import { signInRun } from './sign-in-run';
import { healthCoinTasks } from './tables';
import { taskProgress, type TaskProgress } from './task-progress';

type Task = typeof healthCoinTasks.$inferSelect;
type ShownTask = ResponseOf<(typeof calls)['listHealthCoinTasks']>['items'][number];

const dayMs = 86_400_000;
const kind = 'healthCoin' as const;

/** Until when coins that are earned now can be spent. */
export const expiryFrom = (now: Date): Date =>
  new Date(now.getTime() + coinTerms.expiresAfterDays * dayMs);

/** Tasks that can be done once each calendar month. */
const monthly: ReadonlySet<Task['kind']> = new Set(['review'] as const);

/** The name of the movement that rewards a task: the same all day, all month, or always. */
function keyOf({ taskId, kind: what, isDaily }: Task, now: Date): string {
  const today = dayAt(now, hospitalTimeZone);
  if (isDaily) return `task.${taskId}.${today}`;
  return monthly.has(what) ? `task.${taskId}.${today.slice(0, 7)}` : `task.${taskId}`;
}

interface Judged {
  readonly task: Task;
  readonly state: ShownTask['state'];
  /** What it gives now. */
  readonly coins: number;
  readonly progress: TaskProgress;
}

async function judged(
  { db, all, now }: Pick<CallContext, 'db' | 'all' | 'now'>,
  ownerId: string | null,
): Promise<Judged[]> {
  const tasks = await db.select().from(healthCoinTasks).orderBy(asc(healthCoinTasks.position));
  if (ownerId === null)
    return tasks.map((task) => ({
      task,
      state: 'open',
      coins: task.coins,
      progress: { done: 0, total: 1 },
    }));
  const [progress, received, run] = await Promise.all([
    taskProgress({ db, all, now }, ownerId),
    keysMoved(
      db,
      { ownerId, kind },
      tasks.map((task) => keyOf(task, now)),
    ),
    signInRun(db, ownerId, now),
  ]);
  return tasks.flatMap((task): Judged[] => {
    const far = progress[task.kind];
    if (far === null) return [];
    const isDone = far.done >= far.total;
    const coins = task.kind === 'signIn' ? signInCoinsAfter(run.before) : task.coins;
    if (received.has(keyOf(task, now))) return [{ task, state: 'received', coins, progress: far }];
    return [{ task, state: isDone ? 'ready' : 'open', coins, progress: far }];
  });
}

/** The tasks that earn coins, and which of them an account has done; without a session none is done. */
export async function tasksOf(
  context: Pick<CallContext, 'db' | 'all' | 'session' | 'now' | 'locale'>,
): Promise<ShownTask[]> {
  const { session, locale } = context;
  const tasks = await judged(context, session?.userId ?? null);
  return tasks.map(({ task, state, coins, progress }) => ({
    taskId: task.taskId,
    kind: task.kind,
    title: textIn(task.title, locale),
    hint: textIn(task.hint, locale),
    coins,
    isDaily: task.isDaily,
    isMonthly: monthly.has(task.kind),
    progress,
    state,
  }));
}

/** Coins that an account earns with a review this month; null once they were claimed, and without such a task. */
export async function coinsByReview(
  context: Pick<CallContext, 'db' | 'all' | 'account' | 'now'>,
): Promise<{ amount: number; state: 'open' | 'ready' } | null> {
  const task = (await judged(context, context.account)).find(
    ({ task: { kind: what } }) => what === 'review',
  );
  return task === undefined || task.state === 'received'
    ? null
    : { amount: task.coins, state: task.state };
}

/** Credits an account with the coins of all tasks it has done; each task credits them once, however often this is called. */
export async function receiveAll(
  context: Pick<CallContext, 'db' | 'all' | 'account' | 'now'>,
): Promise<ResponseOf<(typeof calls)['receiveAllHealthCoins']>> {
  const { db, account: ownerId, now } = context;
  let sum = 0;
  for (const { task, state, coins } of await judged(context, ownerId)) {
    if (state !== 'ready') continue;
    await credit(db, {
      ownerId,
      kind,
      amount: coins,
      reason: task.kind === 'signIn' ? 'healthCoins.signIn' : 'healthCoins.task',
      key: keyOf(task, now),
      expiresAt: expiryFrom(now),
      now,
    });
    sum += coins;
  }
  const { balance } = await balanceOf(db, { ownerId, kind, now });
  return { coins: sum, balance };
}

/** What can be earned, in numbers. */
export async function earnConfig({
  db,
}: Pick<CallContext, 'db'>): Promise<ResponseOf<(typeof calls)['getHealthCoinEarnConfig']>> {
  const tasks = await db.select().from(healthCoinTasks);
  const worth = (counts: (task: Task) => boolean): number =>
    tasks.reduce((all, task) => (counts(task) ? all + task.coins : all), 0);
  return {
    dailyCoins: worth(({ isDaily }) => isDaily),
    onceCoins: worth(({ isDaily, kind: what }) => !isDaily && !monthly.has(what)),
    taskCount: tasks.length,
    expiresAfterDays: coinTerms.expiresAfterDays,
  };
}
