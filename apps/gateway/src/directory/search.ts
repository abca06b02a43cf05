import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../platform/database';
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
export async function findPage(db: Queryable, tableName: 'doctor_search' | 'hospital_search', search: Search): Promise<Found> {
  const query = searchQuery(search.typed, search.marks);
  if (query.impossible) return { ids: [], total: 0 };
  const table = sql.identifier(tableName);
  const extra = search.condition ?? sql`true`;
  const likes = (patterns: readonly string[]) =>
    sql.join([sql`true`, ...patterns.map((pattern) => sql`found.words like ${pattern}`)], sql` and `);
  const byLexemes = query.tsquery === ''
    ? sql`true`
    : sql`found.lexemes @@ ${query.tsquery}::tsquery and ${likes(query.undecided)}`;
  const counted = await db.execute<{ total: number }>(sql`
    select count(*)::int as total
    from (select 1 from ${table} found where ${byLexemes} and ${extra} limit ${countCap}) hits`);
  const total = counted.rows[0]?.total ?? 0;
  const offset = (search.pageNo - 1) * search.pageSize;
  const limit = Math.min(search.pageSize, total - offset);
  if (limit <= 0) return { ids: [], total };
  const page = await db.execute<{ id: string }>(
    total < countCap
      ? sql`
        with hits as materialized (select found.id, found.score from ${table} found where ${byLexemes} and ${extra})
        select id from hits order by score desc, id desc limit ${limit} offset ${offset}`
      : sql`
        select id from (
          select found.id, found.score from ${table} found
          where ${likes(query.patterns)} and ${extra}
          order by found.score desc, found.id desc limit ${offset + limit} offset 0
        ) walked order by score desc, id desc limit ${limit} offset ${offset}`,
  );
  return { ids: page.rows.map((row) => row.id), total };
}

/** Condition that the doctor `found` has a free place in the booking window, on `date` if one is given. */
export function doctorHasPlace(now: Date, date?: string): SQL {
  const onDate = date === undefined ? sql`true` : sql`shift.date = ${date}::date`;
  return sql`exists (
    select 1 from shift_cases shift join hospitals hospital on hospital.id = shift.hospital_id
    where shift.doctor_id = found.id and ${inBookingWindow(now)} and ${hasPlace} and ${onDate})`;
}

/** Condition that a doctor of the hospital `found` has a free place. */
export function hospitalHasPlace(now: Date): SQL {
  return sql`exists (
    select 1 from hospitals hospital join doctors doctor on doctor.hospital_id = hospital.id
    join lateral (
      select 1 from shift_cases shift where shift.doctor_id = doctor.id and ${inBookingWindow(now)} and ${hasPlace} limit 1
    ) free on true
    where hospital.id = found.id)`;
}
