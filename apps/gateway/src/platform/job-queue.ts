import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { newId } from './identifiers';
import type { Job } from './job';
import type { Jobs, SendJobOptions } from './jobs';
import type { Connections } from './connections';
import { describeFault } from './fault';
import type { Services } from './services';

/** The queue of one gateway process; several processes on one database share the work. */
export interface JobQueue extends Jobs {
  /** Creates the queues of these jobs where they do not exist yet. */
  prepare(jobs: readonly Job[]): Promise<void>;
  /** Begins to work them. */
  work(jobs: readonly Job[], services: Services): Promise<void>;
  /** Sends `data` to the queue `name` at each minute, once over all gateways. */
  everyMinute(name: string, data: object): Promise<void>;
  /** Lets running jobs end, then closes. */
  stop(): Promise<void>;
}

export interface JobQueueOptions {
  readonly logger: Logger;
  readonly connections: Connections;
  /** Whether the database is known to be away. */
  readonly isAway: () => boolean;
}

/** Schema of pg-boss within the database. */
export const jobSchema = 'jobs';

/** Opens the queue on `url` with a small pool of its own, so that jobs never wait for calls or calls for jobs. */
export async function openJobQueue(
  url: string,
  { logger, connections, isAway }: JobQueueOptions,
): Promise<JobQueue> {
  // Handed to the pool as it is, though the type of the options does not say so.
  const pooled = { Client: connections.Client };
  const boss = new PgBoss({
    ...pooled,
    connectionString: url,
    options: '-c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000',
    schema: jobSchema,
    max: 3,
    application_name: 'xinglin-gateway-jobs',
    cronMonitorIntervalSeconds: 5,
    cronWorkerIntervalSeconds: 1,
  });
  boss.on('error', (error) => {
    // Every queue asks twice a second; that the database is away was logged once already.
    if (!isAway()) logger.error(describeFault(error), 'job queue');
  });
  await boss.start();
  return {
    async prepare(jobs) {
      for (const job of jobs) {
        await boss.createQueue(job.name, {
          // One waiting job per key; `send` gives a key of its own to every job that needs none.
          policy: 'short',
          retryLimit: job.retryLimit ?? 20,
          retryDelay: job.retryDelaySeconds ?? 1,
          retryBackoff: true,
          retryDelayMax: 600,
          expireInSeconds: 300,
          deleteAfterSeconds: 24 * 60 * 60,
        });
      }
    },
    async work(jobs, services) {
      for (const job of jobs) {
        await boss.work<object>(
          job.name,
          { pollingIntervalSeconds: 0.5, batchSize: 1 },
          async (batch) => {
            for (const { data } of batch) await runJob(job, data, services);
          },
        );
      }
    },
    async everyMinute(name, data) {
      await boss.schedule(name, '* * * * *', data);
    },
    async send(name, data, options: SendJobOptions = {}) {
      await boss.send(name, data, {
        singletonKey: options.singletonKey ?? newId(),
        ...(options.startAfter === undefined ? {} : { startAfter: options.startAfter }),
        ...(options.db === undefined ? {} : { db: fromDrizzle(options.db, sql) }),
      });
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}

async function runJob(job: Job, data: object, services: Services): Promise<void> {
  try {
    await job.run(data, services);
  } catch (error) {
    services.logger.warn(
      { job: job.name, ...describeFault(error) },
      'job failed, it will be tried again',
    );
    // oxlint-disable-next-line preserve-caught-error -- pg-boss keeps the error with the job: only the kind of fault may be written there
    throw new Error(error instanceof Error ? error.name : 'failed');
  }
}
