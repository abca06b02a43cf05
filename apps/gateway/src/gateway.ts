import { setTimeout as pause } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createApp, createDeskApp } from './app';
import { domains as allDomains } from './domains';
import { deskActionsOf } from './kernel/desk/desk-action';
import { requireKnownActions } from './kernel/desk/keys';
import { createSessionFinder } from './kernel/people/accounts/sessions';
import type { Config } from './platform/config';
import { openConnections } from './platform/connections';
import { openDatabase } from './platform/database';
import { createDeadlines, deadlineJob, deadlineQueue } from './platform/deadline-runner';
import type { Domain } from './platform/domain';
import { diskStorage } from './platform/file-storage';
import { s3Storage } from './platform/s3-storage';
import { openJobQueue } from './platform/job-queue';
import { createLimits } from './platform/limits';
import { openLive } from './platform/live/live';
import { openSessionWatch } from './platform/live/session-watch';
import { openNotifications } from './platform/live/notifications';
import { migrateDatabase } from './platform/migrations';
import { createOutbox, outboxJobs, outboxQueues } from './platform/outbox-worker';
import { openParts, type Replacement } from './platform/ports';
import { purgeDeadline } from './platform/purge';
import { measure } from './platform/gauges';
import { createBodyBudget } from './platform/request-body';
import { resealJob, resealQueue } from './platform/reseal';
import { useSealingKeys } from './platform/sealing';
import type { Services } from './platform/services';
import type { Watch } from './platform/watch';
import { openSharedClock, type SharedClock } from './platform/shared-clock';
import { bringToLife } from './sandbox/lives';
import { seedOnce } from './seed';

/** Bytes of large bodies that are held at a time. */
const largeBodiesTotal = 256 * 1024 * 1024;

/** Longest wait for the database when the gateway is asked whether it is ready: who asks waits two seconds. */
const readyWithinMs = 1500;

/** Longest wait for the ends of jobs and connections; jobs alone have ten seconds. */
const endWithinMs = 12_000;

/** A gateway that is ready to answer; `app.fetch` takes its requests. */
export interface Gateway {
  readonly app: Hono;
  /** The desk, where it listens by itself; null where `app` answers for it, or there is none. */
  readonly desk: Hono | null;
  readonly services: Services;
  /** Says "not ready" from now on, so that a balancer looks elsewhere, and ends what streams. */
  drain(): void;
  /** Ends jobs, clock and pool; the database itself stays. */
  close(): Promise<void>;
}

export interface OpenGatewayOptions {
  readonly logger: Logger;
  /** Fills an empty database; default true. */
  readonly seed?: boolean;
  /** Works jobs and casts the net of each minute; default true. */
  readonly work?: boolean;
  /** What it is made of; every domain unless told. */
  readonly domains?: readonly Domain[];
  /** In place of what the configuration names: another reader of pictures, for instance. */
  readonly replace?: readonly Replacement[];
  /** In place of the clock of its database. */
  readonly clock?: SharedClock;
  /** To whom it tells what it does; nobody unless told. */
  readonly watch?: Watch;
}

/** Opens a gateway on the database at `url`: migrates, seeds, begins to work jobs. */
export async function openGateway(
  config: Config,
  url: string,
  options: OpenGatewayOptions,
): Promise<Gateway> {
  useSealingKeys(config.sealingKeys);
  const { logger, domains = allDomains, watch = { metrics: null, tracing: null } } = options;
  const parts = openParts(
    () => services,
    domains.flatMap(({ brings = [] }) => brings),
    options.replace ?? [],
  );
  requireKnownActions(config.desk?.keys ?? [], deskActionsOf(parts));
  await migrateDatabase(url);
  const connections = openConnections();
  const db = openDatabase(url, { connections });
  // Calls count while they hold a connection, so counting must not wait for the disk.
  const limitsPool = openDatabase(url, { max: 4, lazyCommit: true, connections });
  const notifications = await openNotifications(url, { logger, connections });
  const clock =
    options.clock ??
    (await openSharedClock(db, config.sandbox ? notifications : null, config.sandboxNow));
  const queue = await openJobQueue(url, {
    logger,
    connections,
    isAway: () => notifications.isAway,
  });
  const closing = new AbortController();
  const sessions = createSessionFinder(db, config.sessionIdleMs);
  const deadlines = createDeadlines(() => services, clock, [
    purgeDeadline(domains.flatMap(({ purges = [] }) => purges)),
    ...domains.flatMap((domain) => domain.deadlines ?? []),
  ]);
  const services: Services = {
    ...parts,
    config,
    db,
    clock,
    logger,
    jobs: queue,
    deadlines,
    limits: createLimits(limitsPool.$client, config.sandbox),
    outbox: createOutbox(() => services),
    live: await openLive(notifications, closing.signal),
    sessions,
    sessionWatch: openSessionWatch((tokenIds) => sessions.living(tokenIds, clock.now())),
    files:
      config.objectStorage === null
        ? diskStorage(config.filesDirectory)
        : s3Storage(config.objectStorage),
    bodies: createBodyBudget(largeBodiesTotal),
    closing: closing.signal,
  };
  for (const { publish } of domains) await publish?.(db);
  const now = clock.now();
  if (options.seed !== false && (await seedOnce(db, domains, { config, now })))
    logger.info({ size: config.seed }, 'database seeded');
  if (config.sandboxPeople && options.clock === undefined) {
    const parts = await bringToLife(db, domains, {
      now,
      logger,
      open: (lifeClock) =>
        openGateway(config, url, { ...options, seed: false, work: false, clock: lifeClock }),
    });
    if (parts.length > 0) logger.info({ parts }, "the sandbox's people have a life");
  }
  const jobs = [
    deadlineJob,
    ...outboxJobs,
    resealJob,
    ...domains.flatMap((domain) => domain.jobs ?? []),
  ];
  await queue.prepare(jobs);
  if (options.work !== false) {
    await queue.work(jobs, services);
    await queue.everyMinute(deadlineQueue, {});
    for (const name of outboxQueues) await queue.everyMinute(name, {});
    await queue.send(resealQueue, {}, { singletonKey: resealQueue });
    await deadlines.sweepAll();
  }
  for (const { warn } of domains) warn?.(services);
  const databaseAnswers = (withinMs: number) => notifications.answers(withinMs);
  if (watch.metrics !== null)
    measure(watch.metrics, {
      services,
      pools: { calls: db.$client, limits: limitsPool.$client },
      isDatabaseUp: () => databaseAnswers(readyWithinMs),
    });
  let ready = true;
  async function closeAll(): Promise<void> {
    await queue.stop();
    await services.live.flush();
    await notifications.close();
    await limitsPool.$client.end();
    await db.$client.end();
  }
  return {
    app: createApp(services, clock, domains, {
      watch,
      databaseAnswers,
      isReady: async () => ready && (await databaseAnswers(readyWithinMs)),
    }),
    desk: createDeskApp(services, { watch, databaseAnswers }),
    services,
    drain: () => {
      ready = false;
      closing.abort();
    },
    async close() {
      ready = false;
      closing.abort();
      await parts.close();
      // A pool waits for its connections, and one that was lost in the middle of its work may never end.
      const late = new AbortController();
      const inTime = await Promise.race([
        closeAll().then(() => true),
        pause(endWithinMs, false, { signal: late.signal }).catch(() => false),
      ]);
      late.abort();
      if (inTime) return;
      logger.warn('connections to the database did not end in time and were given up');
      connections.cutAll();
    },
  };
}
