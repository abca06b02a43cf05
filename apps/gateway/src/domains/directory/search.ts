import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import {
  type Condition,
  type Mark,
  type Pattern,
  searchQuery,
  type SearchQuery,
} from './search-text';
import { namesApart, placeApart, wordsApart } from './words-apart';
import { isKnownAsMany, knowAsMany } from './known-as-many';
import { hasPlace, inBookingWindow } from '../../kernel/places/booking-window';

/** Where a count stops; also the furthest row a list reaches (contract: `total` is capped). */
export const countCap = 2001;

/** What is asked of a search table. */
export interface Search {
  readonly typed?: string | undefined;
  readonly marks: readonly Mark[];
  /** Further condition on the row `found` of the search table; null for none. */
  readonly condition: SQL | null;
  /** Another order than the usual one, over the row `doctor`: of the best {@link countCap}, for doctors only. */
  readonly sorted?: SQL;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** One page of identifiers, best first, and the capped count of all. */
export interface Found {
  readonly ids: readonly string[];
  readonly total: number;
}

/** One page in another order, see {@link Search.sorted}. */
async function sortedPage(
  db: Queryable,
  table: 'doctor_search' | 'hospital_search',
  { sorted, pageNo, pageSize, ...search }: Search & { readonly sorted: SQL },
): Promise<Found> {
  const best = await asTyped(db, table, { ...search, pageNo: 1, pageSize: countCap });
  const { rows } = await db.execute<{ id: string }>(sql`
    select doctor.id from doctors doctor where doctor.id = any(${sql.param([...best.ids])}::text[])
    order by ${sorted} limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  return { ids: rows.map(({ id }) => id), total: best.total };
}

/**
 * Finds rows of a search table, see {@link asTyped}. What is found nowhere as it was typed is read as words without
 * spaces between them, then without the place that it begins with: at most a province and a city of it, so that no
 * text asks for more than a few statements.
 */
export async function findPage(
  db: Queryable,
  table: 'doctor_search' | 'hospital_search',
  search: Search,
): Promise<Found> {
  const found = await inReadings(db, table, search);
  let [{ typed = '', marks }, above]: [Search, string | null] = [search, null];
  while (found.total === 0 && typed !== '') {
    const place = await placeApart(db, typed, above);
    if (place === null) break;
    typed = place.rest;
    marks = [...marks, place.mark];
    const there = await inReadings(db, table, { ...search, typed, marks });
    if (there.total > 0) return there;
    if (place.level === 'city') break;
    above = place.id;
  }
  return found;
}

/** What is found as it was typed, or else in the first reading that finds something. */
async function inReadings(
  db: Queryable,
  table: 'doctor_search' | 'hospital_search',
  search: Search,
): Promise<Found> {
  const found = await asTyped(db, table, search);
  const { typed } = search;
  if (found.total > 0 || typed === undefined) return found;
  for (const words of readings(typed)) {
    const again = await asTyped(db, table, { ...search, typed: words });
    if (again.total > 0) return again;
  }
  return found;
}

/** The ways to cut a text without spaces. */
function readings(typed: string): string[] {
  const apart = wordsApart(typed);
  return [...(apart === null ? [] : [apart]), ...namesApart(typed)];
}

/**
 * Finds rows by what was typed: what is called so first, then what mentions it. A capped count through the GIN index
 * decides the way: few hits are collected from that index and sorted; of many, those of each nearness are looked for
 * by turns, until the page is full.
 */
async function asTyped(
  db: Queryable,
  tableName: 'doctor_search' | 'hospital_search',
  { sorted, ...search }: Search,
): Promise<Found> {
  if (sorted !== undefined) return sortedPage(db, tableName, { ...search, sorted });
  const query = searchQuery(search.typed, search.marks);
  if (query.impossible) return { ids: [], total: 0 };
  const table: Table = {
    name: sql`${sql.identifier(tableName)}`,
    extra: search.condition ?? sql`true`,
    // What a further condition leaves of many rows changes with every booking.
    remembered: search.condition === null ? `${tableName} 0` : null,
  };
  let offset = (search.pageNo - 1) * search.pageSize;
  const order = nearestFirst(query);
  const all = await collect(db, table, query, order, { limit: search.pageSize, offset });
  // Below the cap the hits are all there are, so their order is the order.
  if (all.total < countCap) return all;
  const size = Math.min(search.pageSize, countCap - offset);
  const ids: string[] = [];
  const nearer: Condition[] = [];
  for (const condition of [...query.named, query]) {
    const part: Table = {
      ...table,
      extra: sql`${table.extra} and ${noneOf(nearer)}`,
      remembered: table.remembered && `${tableName} ${nearer.length + 1}`,
    };
    const limit = size - ids.length;
    if (limit <= 0) break;
    const few =
      condition === query ? null : await collect(db, part, condition, order, { limit, offset });
    if (few === null || few.total === countCap) {
      ids.push(...(await walk(db, part, condition, { limit, offset })));
      break;
    }
    ids.push(...few.ids);
    offset = Math.max(0, offset - few.total);
    nearer.push(condition);
  }
  return { ids, total: all.total };
}

interface Table {
  readonly name: SQL;
  /** What a row has to meet besides the question. */
  readonly extra: SQL;
  /** By what it is remembered that many rows meet a question; null where it is not. */
  readonly remembered: string | null;
}

interface Window {
  readonly limit: number;
  readonly offset: number;
}

/**
 * Reads hits, at most {@link countCap}, from the GIN index, and sorts them where they are all there are. That there are
 * more is remembered: to learn it, thousands of wide rows are read.
 */
async function collect(
  db: Queryable,
  { name, extra, remembered }: Table,
  condition: Condition,
  order: SQL,
  { limit, offset }: Window,
): Promise<Found> {
  const question =
    remembered && `${remembered} ${condition.tsquery} ${JSON.stringify(condition.undecided)}`;
  if (question !== null && isKnownAsMany(db, question)) return { ids: [], total: countCap };
  const byLexemes =
    condition.tsquery === ''
      ? sql`true`
      : sql`found.lexemes @@ ${condition.tsquery}::tsquery and ${meets(condition.undecided)}`;
  const { rows } = await db.execute<{ total: number; ids: string[] }>(sql`
    with hits as materialized (
      select found.id, found.score, substring(found.words from position('|' in found.words)) as words
      from ${name} found where ${byLexemes} and ${extra} limit ${countCap}
    ), counted as (select count(*)::int as total from hits)
    select total, case when total < ${countCap} then
      array(select found.id from hits found order by ${order} limit ${limit} offset ${offset})
      else '{}' end as ids from counted`);
  const found = rows[0] ?? { ids: [], total: 0 };
  if (question !== null && found.total === countCap) knowAsMany(db, question);
  return found;
}

/** Reads hits down the scores, where there are many, so that they are met soon; patterns decide instead of lexemes. */
async function walk(
  db: Queryable,
  { name, extra }: Table,
  condition: Condition,
  { limit, offset }: Window,
): Promise<string[]> {
  // OFFSET 0 keeps the planner from mistaking patterns for rare ones and reading the whole table.
  const { rows } = await db.execute<{ id: string }>(sql`
    select found.id from (select id, words from ${name} order by score desc, id desc offset 0) found
    where ${meets(condition.patterns)} and ${extra} limit ${limit} offset ${offset}`);
  return rows.map((row) => row.id);
}

/** The order of hits: by how near their names are, then by score. Only names are looked at, which stand last in `words`. */
function nearestFirst({ named, nearness }: SearchQuery): SQL {
  const best = sql`found.score desc, found.id desc`;
  if (named.length === 0) return best;
  const cases = nearness.map((patterns, tier) => sql`when ${meets(patterns)} then ${tier}`);
  return sql`case ${sql.join(cases, sql` `)} else ${nearness.length} end, ${best}`;
}

/** Whether `words` meet one of each pattern's alternatives. */
function meets(patterns: readonly Pattern[]): SQL {
  const each = patterns.map(
    (pattern) =>
      sql`(${sql.join(
        pattern.map((one) => sql`found.words like ${one}`),
        sql` or `,
      )})`,
  );
  return sql.join([sql`true`, ...each], sql` and `);
}

/** Whether `words` meet none of the conditions. */
function noneOf(conditions: readonly Condition[]): SQL {
  const each = conditions.map(({ patterns }) => sql`not (${meets(patterns)})`);
  return sql.join([sql`true`, ...each], sql` and `);
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
