import { sql, type SQL } from 'drizzle-orm';
import type { Gauge, Metrics, Reading } from '@xinglin/server';
import type pg from 'pg';
import { jobSchema } from './job-queue';
import { collection } from './ports';
import type { Services } from './services';

/** What is counted for the operator whenever figures are asked for, from the services of a gateway. */
export interface Measured extends Omit<Gauge, 'read'> {
  readonly read: (services: Services) => Promise<readonly Reading[]>;
}

/** What domains have counted. */
export const measured = collection<Measured>('measured');

/** One number that a statement answers as `value`. */
export async function numberOf({ db }: Services, statement: SQL): Promise<readonly Reading[]> {
  const { rows } = await db.execute<{ value: string | number | null }>(statement);
  return [{ value: Number(rows[0]?.value ?? 0) }];
}

/** What waits in the outbox and in the queues. Ages are those of the oldest, in seconds; 0 where nothing waits. */
const waiting: readonly Measured[] = [
  {
    name: 'outbox_age_seconds',
    help: 'Age of the oldest message that is neither delivered nor given up.',
    read: (services) =>
      numberOf(
        services,
        sql`SELECT extract(epoch FROM ${services.clock.now().toISOString()}::timestamptz - min(created_at)) AS value
          FROM outbox_messages WHERE delivered_at IS NULL AND NOT failed`,
      ),
  },
  {
    name: 'outbox_waiting',
    help: 'Messages that are neither delivered nor given up.',
    read: (services) =>
      numberOf(
        services,
        sql`SELECT count(*) AS value FROM outbox_messages WHERE delivered_at IS NULL AND NOT failed`,
      ),
  },
  {
    name: 'job_age_seconds',
    help: 'By queue, for how long the oldest job that could run has waited.',
    labels: ['queue'],
    async read({ db }) {
      const { rows } = await db.execute<{ name: string; age: string }>(
        sql`SELECT name, extract(epoch FROM now() - min(start_after)) AS age
          FROM ${sql.identifier(jobSchema)}.job
          WHERE state IN ('created', 'retry') AND start_after <= now() GROUP BY name`,
      );
      return rows.map(({ name, age }) => ({ labels: { queue: name }, value: Number(age) }));
    },
  },
  {
    name: 'jobs_failed',
    help: 'By queue, jobs that were given up and are still kept.',
    labels: ['queue'],
    async read({ db }) {
      const { rows } = await db.execute<{ name: string; count: string }>(
        sql`SELECT name, count(*) AS count FROM ${sql.identifier(jobSchema)}.job
          WHERE state = 'failed' GROUP BY name`,
      );
      return rows.map(({ name, count }) => ({ labels: { queue: name }, value: Number(count) }));
    },
  },
];

/** What a gateway's own parts tell. */
export interface MeasuredParts {
  readonly services: Services;
  readonly pools: Readonly<Record<string, pg.Pool>>;
  /** Whether the database answers and takes writes. */
  readonly isDatabaseUp: () => Promise<boolean>;
}

/** Counts what the gateway's parts and its domains have to tell. */
export function measure(metrics: Metrics, { services, pools, isDatabaseUp }: MeasuredParts): void {
  metrics.gauge({
    name: 'database_up',
    help: '1 while the database answers and takes writes.',
    read: async () => [{ value: (await isDatabaseUp()) ? 1 : 0 }],
  });
  metrics.gauge({
    name: 'pool_connections',
    help: 'Connections of each pool: open, idle, and callers that wait for one.',
    labels: ['pool', 'state'],
    read: () =>
      Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
        { labels: { pool, state: 'open' }, value: totalCount },
        { labels: { pool, state: 'idle' }, value: idleCount },
        { labels: { pool, state: 'waiting' }, value: waitingCount },
      ]),
  });
  metrics.gauge({
    name: 'live_connections',
    help: 'Readers that follow what happens.',
    read: () => [{ value: services.live.followers }],
  });
  for (const { read, ...gauge } of [...waiting, ...services.all(measured)])
    metrics.gauge({ ...gauge, read: () => read(services) });
}
