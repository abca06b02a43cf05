import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import type { MovableClock } from './clock';
import type { Database } from './database';
import { clockOffsets, rateLimits } from './tables';

const channel = 'clock_moved';
const rowId = 1;

/** The sandbox's clock of this process: follows the offset in the database. */
export interface SharedClock extends MovableClock {
  /** Moves the clock of every gateway on this database forward; returns the new time. */
  advance(byMs: number): Promise<Date>;
  /** Calls back after another gateway, or this one, moved the clock. */
  onMove(listener: () => void): void;
  close(): Promise<void>;
}

/** Opens the clock. Without `listenUrl` (outside of the sandbox) it is the machine's own. */
export async function openSharedClock(
  db: Database,
  listenUrl: string | null,
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

  const listening = listenUrl === null ? null : await listen(listenUrl, read);
  if (listenUrl !== null) await read();

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
    close: async () => listening?.close(),
  };
}

/** Holds one connection that hears of moves; opens a new one, and reads once more, when it breaks. */
async function listen(
  url: string,
  onMoved: () => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'xinglin-gateway-clock',
    });
    fresh.on('notification', () => void onMoved().catch(() => undefined));
    fresh.on('error', () => undefined);
    fresh.on('end', () => {
      client = null;
      if (!closed) retry = setTimeout(() => void reconnect(), 1000).unref();
    });
    await fresh.connect();
    await fresh.query(`LISTEN ${channel}`);
    client = fresh;
  }

  async function reconnect(): Promise<void> {
    try {
      await connect();
      await onMoved();
    } catch {
      // Its `end` event, or the next round, tries again.
      if (!closed && client === null) retry = setTimeout(() => void reconnect(), 1000).unref();
    }
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
