// Owns: the list of medicines: reading it, searching it, and a line of a prescription as people read it.
// Must not know: prescriptions' states, pharmacies.
// Used by: prescribing, review, dispensing and every page that shows a prescription.
import type { ResponseOf, prescriptions as calls } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { holdsWords } from '../../platform/like';
import { directionsText } from './directions';
import { drugs, type DrugRow, type WrittenLine } from './tables';

export { brokenRules, type BrokenRule } from './checks/rules';

export type ShownItem = ResponseOf<(typeof calls)['getPrescription']>['items'][number];

/** Medicines by their ids; an unknown id is left out, and one that is no longer listed is found. */
export async function readDrugs(
  db: Queryable,
  drugIds: readonly string[],
): Promise<ReadonlyMap<string, DrugRow>> {
  if (drugIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(drugs)
    .where(inArray(drugs.drugId, [...new Set(drugIds)]));
  return new Map(rows.map((row) => [row.drugId, row]));
}

/**
 * Listed medicines that hold each typed word in a name, the substance, the maker, or the pinyin of the Chinese name
 * (whole or initials), by Chinese name and id; none where nothing is typed.
 * @param limit most rows.
 */
export async function searchDrugs(db: Queryable, q: string, limit: number): Promise<DrugRow[]> {
  if (q.trim() === '') return [];
  return db
    .select()
    .from(drugs)
    .where(and(eq(drugs.isListed, true), holdsWords(sql`${drugs.searchText}`, q)))
    .orderBy(asc(sql`${drugs.name} ->> 'zh-Hans'`), asc(drugs.drugId))
    .limit(limit);
}

/** A line as people read it; its picture only once a pharmacist approved it. */
export function shownItem(
  drug: DrugRow,
  line: WrittenLine,
  { locale, isApproved }: { readonly locale: Locale; readonly isApproved: boolean },
): ShownItem {
  return {
    ...line,
    name: textIn(drug.name, locale),
    strength: textIn(drug.strength, locale),
    packText: textIn(drug.packText, locale),
    maker: textIn(drug.maker, locale),
    directions: directionsText(line, locale),
    picture: isApproved ? drug.picture : null,
  };
}
