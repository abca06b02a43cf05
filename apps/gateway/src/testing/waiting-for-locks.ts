import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database';

/** How many connections to the database wait for what another transaction holds. */
export async function waitingForLocks(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}
