import { eq, sql } from 'drizzle-orm';
import type { MovableClock } from './clock';
import type { Database } from './database';
import type { Notifications } from './live/notifications';
import { clockOffsets, rateLimits } from './tables';

const channel = 'clock_moved';
const rowId = 1;

/** The sandbox's clock of this process: follows the offset in the database. */
export interface SharedClock extends MovableClock {
  /** Moves the clock of every gateway on this database forward; returns the new time. */
  advance(byMs: number): Promise<Date>;
  /** Calls back after another gateway, or this one, moved the clock. */
  onMove(listener: () => void): void;
}

/**
 * Opens the clock. Without `notifications` (outside of the sandbox) it is the machine's own.
 * @param begins what it shows on a new database; the machine's time by default
 */
export async function openSharedClock(
  db: Database,
  notifications: Notifications | null,
  begins: Date | null = null,
): Promise<SharedClock> {
  let offsetMs = 0;
  const listeners: (() => void)[] = [];

  async function read(): Promise<void> {
    const [row] = await db.select().from(clockOffsets).where(eq(clockOffsets.id, rowId));
    const next = row?.offsetMs ?? 0;
    if (next === offsetMs) return;
    offsetMs = next;
    for (const listener of listeners) listener();
  }

  if (notifications !== null) {
    // What cannot be read now is read after the next move, or on the next connection.
    const heard = (): void => void read().catch(() => undefined);
    if (begins !== null)
      await db
        .insert(clockOffsets)
        .values({ id: rowId, offsetMs: begins.getTime() - Date.now() })
        .onConflictDoNothing();
    await notifications.listen(channel, { heard, reconnected: heard });
    await read();
  }

  return {
    get offsetMs() {
      return offsetMs;
    },
    now: () => new Date(Date.now() + offsetMs),
    realTimeOf: (moment) => new Date(moment.getTime() - offsetMs),
    async advance(byMs) {
      await db.transaction(async (tx) => {
        await tx
          .insert(clockOffsets)
          .values({ id: rowId, offsetMs: byMs })
          .onConflictDoUpdate({
            target: clockOffsets.id,
            set: { offsetMs: sql`${clockOffsets.offsetMs} + ${byMs}` },
          });
        // The limiter counts by the machine's clock, so its windows end earlier by as much.
        await tx.update(rateLimits).set({ expire: sql`${rateLimits.expire} - ${byMs}` });
        await tx.execute(sql`SELECT pg_notify(${channel}, '')`);
      });
      await read();
      return new Date(Date.now() + offsetMs);
    },
    onMove: (listener) => void listeners.push(listener),
  };
}
