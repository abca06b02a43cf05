import { createHash } from 'node:crypto';
import type { RequestOf, ResponseOf, search } from '@xinglin/contract';
import { listEntries, textOfPair, type ListedEntry } from '../../kernel/triage/knowledge-base';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import type { CallContext, Locale } from '../../platform/context';
import { inSeason } from './health-info';

type Calls = typeof search;

const weekMs = 7 * 24 * 60 * 60_000;
/** As many as the specification keeps of a topic's tags. */
const mostTags = 2;

/** A place that is another each week, and the same for all readers of that week. */
const placeIn = (week: number, id: string): string =>
  createHash('sha256').update(`${week} ${id}`).digest('hex');

/** The entries in the order of the week, of each department one before any second. */
function byTurns(entries: readonly ListedEntry[], week: number): ListedEntry[] {
  const seen = new Map<string, number>();
  return entries
    .map((one) => ({ one, place: placeIn(week, one.entry.id) }))
    .toSorted((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ one }) => {
      const [department = ''] = one.entry.departments;
      const turn = seen.get(department) ?? 0;
      seen.set(department, turn + 1);
      return { one, turn };
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ one }) => one);
}

interface Turns {
  readonly key: string;
  readonly entries: readonly ListedEntry[];
}

/** The last order of each language: sorting all entries takes longer than the rest of the call. */
const keptTurns = new Map<Locale, Turns>();

/** The entries beside those of the season, in the order of the week. Sorted once a week, language and season. */
function turnsOf({ now, locale }: Pick<CallContext, 'now' | 'locale'>): readonly ListedEntry[] {
  const week = Math.floor(now.getTime() / weekMs);
  const season = inSeason({ now, locale }).map(({ entry }) => entry.id);
  const key = [week, ...season].join(' ');
  const kept = keptTurns.get(locale);
  if (kept?.key === key) return kept.entries;
  const others = listEntries(locale).filter(({ entry }) => !season.includes(entry.id));
  const entries = byTurns(others, week);
  keptTurns.set(locale, { key, entries });
  return entries;
}

/** Entries of the knowledge base to read this week, beside those of the season. */
export async function recommendedTopics(
  { param: { start, rows } }: RequestOf<Calls['listRecommendedTopics']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listRecommendedTopics']>> {
  const { locale } = context;
  const entries = turnsOf(context);
  const page = entries.slice(start, start + rows);
  const departments = await standardDepartmentsOf(
    [...new Set(page.flatMap(({ entry }) => entry.departments))],
    context,
  );
  const nameOf = new Map(departments.map(({ deptId, deptName }) => [deptId, deptName]));
  return {
    items: page.map(({ entry, name }) => ({
      topic_id: entry.id,
      topic_type: 1,
      title: name,
      description: entry.what
        .slice(0, 1)
        .map((pair) => textOfPair(pair, locale))
        .join(''),
      tag_detail: entry.departments
        .flatMap((id) => {
          const tagName = nameOf.get(id);
          return tagName === undefined ? [] : [{ tag_id: id, tag_name: tagName }];
        })
        .slice(0, mostTags),
      entryId: entry.id,
    })),
    total: entries.length,
  };
}
