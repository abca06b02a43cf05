import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { type Mark, searchQuery } from './search-text';
import { hasPlace, inBookingWindow } from './shifts';

/** Where a count stops; also the furthest row a list reaches (contract: `total` is capped). */
export const countCap = 2001;

/** What is asked of a search table. */
export interface Search {
  readonly typed?: string | undefined;
  readonly marks: readonly Mark[];
  /** Further condition on the row `found` of the search table; null for none. */
  readonly condition: SQL | null;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** One page of identifiers, best first, and the capped count of all. */
export interface Found {
  readonly ids: readonly string[];
  readonly total: number;
}

/**
 * Finds rows of a search table. A capped count through the GIN index decides the way: few hits are
 * collected from that index and sorted, many are met soon enough on a walk down the scores, where
 * patterns decide instead of lexemes.
 */
export async function findPage(
  db: Queryable,
  tableName: 'doctor_search' | 'hospital_search',
  search: Search,
): Promise<Found> {
  const query = searchQuery(search.typed, search.marks);
  if (query.impossible) return { ids: [], total: 0 };
  const table = sql.identifier(tableName);
  const extra = search.condition ?? sql`true`;
  const likes = (patterns: readonly string[]) =>
    sql.join(
      [sql`true`, ...patterns.map((pattern) => sql`found.words like ${pattern}`)],
      sql` and `,
    );
  const byLexemes =
    query.tsquery === ''
      ? sql`true`
      : sql`found.lexemes @@ ${query.tsquery}::tsquery and ${likes(query.undecided)}`;
  const offset = (search.pageNo - 1) * search.pageSize;
  const collected = await db.execute<{ total: number; ids: string[] }>(sql`
    with hits as materialized (
      select found.id, found.score from ${table} found where ${byLexemes} and ${extra} limit ${countCap}
    )
    select (select count(*)::int from hits) as total,
      array(select id from hits order by score desc, id desc limit ${search.pageSize} offset ${offset}) as ids`);
  const { total, ids } = collected.rows[0] ?? { total: 0, ids: [] };
  // Below the cap the hits are all there are, so their order is the order.
  if (total < countCap) return { ids, total };
  const limit = Math.min(search.pageSize, total - offset);
  if (limit <= 0) return { ids: [], total };
  // OFFSET 0 keeps the planner from mistaking patterns for rare ones and reading the whole table.
  const walked = await db.execute<{ id: string }>(sql`
    select found.id from (select id, words from ${table} order by score desc, id desc offset 0) found
    where ${likes(query.patterns)} and ${extra} limit ${limit} offset ${offset}`);
  return { ids: walked.rows.map((row) => row.id), total };
}

/**
 * Condition that the doctor `found` has a free place in the booking window, on `date` if one is
 * given. First the stretch of time that lies in the window of every hospital is looked at, which
 * needs one look into one index and answers for most doctors; only then the hospital's own window.
 * Scalar subqueries with a limit stay short looks for each row; as a plain `exists` the planner
 * would rather join all shifts of the window.
 */
export function doctorHasPlace(now: Date, date?: string): SQL {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const wanted = date === undefined ? hasPlace : sql`${hasPlace} and shift.date = ${date}::date`;
  return sql`coalesce((
    select true from shift_cases shift
    where shift.doctor_id = found.id and ${wanted}
      and shift.starts_at > (select ${moment} + make_interval(mins => max(close_minutes_before)) from hospitals)
      and shift.starts_at < (select ${moment} + make_interval(days => min(window_days) - 1) from hospitals)
    limit 1
  ), (
    select true from doctors doctor
    join hospitals hospital on hospital.id = doctor.hospital_id
    join lateral (
      select 1 from shift_cases shift where shift.doctor_id = doctor.id and ${inBookingWindow(now)} and ${wanted} limit 1
    ) free on true
    where doctor.id = found.id limit 1
  ), false)`;
}

/** Condition that a doctor of the hospital `found` has a free place. */
export function hospitalHasPlace(now: Date): SQL {
  return sql`coalesce((
    select true from hospitals hospital join doctors doctor on doctor.hospital_id = hospital.id
    join lateral (
      select 1 from shift_cases shift where shift.doctor_id = doctor.id and ${inBookingWindow(now)} and ${hasPlace} limit 1
    ) free on true
    where hospital.id = found.id limit 1), false)`;
}
