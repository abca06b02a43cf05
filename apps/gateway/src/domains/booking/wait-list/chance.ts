import { chanceDays, chanceOfTen } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import { iso } from '../booking-facts';

/** Most earlier waits that a chance is counted from, the newest first: the work is bounded at a large hospital. */
const mostCounted = 1000;

/**
 * How many of ten at a position were offered a slot. The position is that of the moment at which they joined: those of
 * the same shift who had come before and were still waiting. People who left without an offer are not counted.
 */
export async function chanceAt(
  db: Queryable,
  hospitalId: string,
  position: number | null,
  now: Date,
): Promise<number | null> {
  if (position === null) return null;
  const { rows } = await db.execute<{ waits: number; offered: number }>(sql`
    SELECT count(*)::int AS waits, count(*) FILTER (WHERE was_offered)::int AS offered FROM (
      SELECT w.offered_order_no IS NOT NULL AS was_offered, 1 + (
        SELECT count(*) FROM waits before
        WHERE before.shift_case_id = w.shift_case_id AND before.queue_no < w.queue_no
          AND (before.ended_at IS NULL OR before.ended_at > w.joined_at)) AS position
      FROM (
        SELECT ended.* FROM waits ended JOIN shift_cases s ON s.id = ended.shift_case_id
        WHERE s.hospital_id = ${hospitalId} AND ended.ended_at > ${iso(now)} - interval '1 day' * ${chanceDays}::int
          AND (ended.state <> 'left' OR ended.offered_order_no IS NOT NULL)
        ORDER BY ended.ended_at DESC LIMIT ${mostCounted}
      ) w
    ) past WHERE position = ${position}`);
  const [found] = rows;
  return found ? chanceOfTen(found) : null;
}
