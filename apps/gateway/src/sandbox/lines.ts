import { defineCalls, streamOf } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '../platform/database';
import type { HandlersOf } from '../platform/mount';
import type { Services } from '../platform/services';

const Room = z.string().min(1).max(64);

const Line = z.object({
  room: Room,
  /** Without a gap in its room, from 1. */
  seq: z.int().min(1),
  text: z.string(),
});

/**
 * A conversation in small, to try live calls on: clients, proxies, balancers, restarts. Below a path of calls, since a
 * portal hands nothing on that begins with `/sandbox`.
 */
export const lineCalls = defineCalls({
  /** Says one line in a room. */
  sayLine: {
    path: '/moduleim/sandbox/say',
    access: 'open',
    kind: 'mutation',
    request: z.object({ room: Room, text: z.string().max(200) }),
    response: z.object({ seq: z.int() }),
  },
  /** Tells the lines of a room, those that were said before as well. */
  followLines: streamOf({
    path: '/moduleim/sandbox/follow',
    access: 'open',
    request: z.object({ room: Room }),
    events: { line: { data: Line, key: ['room', 'seq'], order: 'seq' } },
  }),
});

/** Lines that are read at a time. */
const linesAtATime = 100;

const topicOf = (room: string): string => `sandbox-lines:${room}`;

export function lineHandlers({
  db,
  live,
}: Pick<Services, 'db' | 'live'>): HandlersOf<typeof lineCalls> {
  let created: Promise<void> | undefined;
  const table = (): Promise<void> => (created ??= createTable(db));
  return {
    async sayLine({ room, text }, context) {
      await table();
      // One after another in a room: the number that is given is the one after the last that was committed.
      await context.db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${topicOf(room)}))`);
      const { rows } = await context.db.execute<{ seq: number }>(
        sql`INSERT INTO sandbox.lines (room, seq, text)
          SELECT ${room}, coalesce(max(seq), 0) + 1, ${text} FROM sandbox.lines WHERE room = ${room}
          RETURNING seq`,
      );
      live.announce(context, topicOf(room));
      return { seq: rows[0]?.seq ?? 0 };
    },
    async *followLines({ room, cursors }, context) {
      await table();
      let seq = cursors[room] ?? 0;
      for await (const _ of live.follow(topicOf(room), context.signal)) {
        for (;;) {
          const lines = await linesAfter(context.db, room, seq);
          for (const line of lines) {
            seq = line.seq;
            yield { event: 'line', id: `${room}:${seq}`, data: line };
          }
          if (lines.length < linesAtATime) break;
        }
      }
    },
  };
}

async function linesAfter(db: Queryable, room: string, seq: number) {
  const { rows } = await db.execute<z.output<typeof Line>>(
    sql`SELECT room, seq, text FROM sandbox.lines WHERE room = ${room} AND seq > ${seq}
      ORDER BY seq LIMIT ${linesAtATime}`,
  );
  return rows;
}

/** No migration makes it: a gateway in production has no such table. Two gateways may come at the same time. */
async function createTable(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('sandbox.lines'))`);
    await tx.execute(sql`CREATE SCHEMA IF NOT EXISTS sandbox`);
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS sandbox.lines
      (room text NOT NULL, seq integer NOT NULL, text text NOT NULL, PRIMARY KEY (room, seq))`);
  });
}
