import type { SharedClock } from './shared-clock';
import type { Deadline } from './deadline';
import type { Deadlines } from './deadlines';
import { describeFault } from './fault';
import { defineJob } from './job';
import type { Services } from './services';

const queue = 'deadlines.sweep';

/** A sweep that keeps saying "due now" is given up for this round; the next minute tries again. */
const roundsAtMost = 50;

/** What the net of each minute runs; a name picks one sweep, none means all. */
export const deadlineJob = defineJob<{ name?: string }>({
  name: queue,
  retryLimit: 0,
  run: ({ name }, { deadlines }) =>
    name === undefined ? deadlines.sweepAll() : deadlines.sweep(name),
});

/** The queue on which the net of each minute is cast. */
export const deadlineQueue = queue;

/** Makes the deadlines of one gateway; `services` is asked only when something runs. */
export function createDeadlines(
  services: () => Services,
  clock: SharedClock,
  known: readonly Deadline[],
): Deadlines {
  /** The earliest moment for which a job is known to wait, by deadline. */
  const awaited = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  clock.onMove(() => awaited.clear());

  function schedule(name: string, moment: Date): void {
    const earliest = awaited.get(name);
    if (earliest !== undefined && earliest <= moment.getTime()) return;
    awaited.set(name, moment.getTime());
    const { jobs, logger } = services();
    jobs
      .send(
        queue,
        { name },
        { startAfter: clock.realTimeOf(moment), singletonKey: `${name}@${moment.toISOString()}` },
      )
      .catch((error: unknown) => {
        awaited.delete(name);
        logger.warn(
          { deadline: name, ...describeFault(error) },
          'deadline not scheduled, the minute net will see it',
        );
      });
  }

  async function run(deadline: Deadline): Promise<void> {
    const { db, outbox, logger } = services();
    for (let round = 1; round <= roundsAtMost; round += 1) {
      const now = clock.now();
      const earliest = awaited.get(deadline.name);
      if (earliest !== undefined && earliest <= now.getTime()) awaited.delete(deadline.name);
      const next = await deadline.sweep(db, now, services());
      outbox.poke();
      if (next === null) return;
      if (next.getTime() > clock.now().getTime()) return schedule(deadline.name, next);
    }
    logger.warn({ deadline: deadline.name }, 'sweep did not come to an end');
  }

  /** One sweep of a kind at a time in this process; a later caller waits and then sweeps anew. */
  async function sweep(name: string): Promise<void> {
    const deadline = known.find((candidate) => candidate.name === name);
    if (deadline === undefined) return;
    const before = running.get(name) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(() => run(deadline));
    running.set(name, mine);
    try {
      await mine;
    } finally {
      if (running.get(name) === mine) running.delete(name);
    }
  }

  return {
    schedule,
    sweep,
    async sweepAll() {
      const faults: unknown[] = [];
      for (const { name } of known) {
        // One deadline that fails must not hold up the others.
        await sweep(name).catch((error: unknown) => faults.push(error));
      }
      if (faults.length > 0) throw faults[0];
    },
  };
}
