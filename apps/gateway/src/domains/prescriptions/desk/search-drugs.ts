import { textIn } from '@xinglin/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import { brokenRules } from '../../../kernel/prescriptions/drugs';
import { drugs, type DrugRow } from '../../../kernel/prescriptions/tables';
import type { Locale } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { holdsWords } from '../../../platform/like';

/** Most medicines of an answer. */
const shownAtMost = 20;

/** The rule by which a medicine may not be prescribed online to anyone; the smallest sheet of it breaks no other. */
function whyNot(drug: DrugRow, locale: Locale): string | null {
  const line = {
    lineId: '1',
    drugId: drug.drugId,
    quantity: 1,
    amount: 1,
    unit: drug.unit,
    frequency: 'onceDaily',
    timing: 'anyTime',
    days: 1,
  } as const;
  const written = {
    lines: [line],
    longReason: null,
    patientAge: null,
    isGuardianPresent: true,
    isRevisit: true,
  };
  return brokenRules(written, new Map([[drug.drugId, drug]]), locale)[0]?.text ?? null;
}

/** Medicines of the list that have the words in their name or substance. */
export async function searchDrugs(db: Queryable, q: string, locale: Locale) {
  const rows = await db
    .select()
    .from(drugs)
    .where(and(eq(drugs.isListed, true), holdsWords(sql`${drugs.searchText}`, q)))
    .orderBy(asc(drugs.searchText), asc(drugs.drugId))
    .limit(shownAtMost);
  return rows.map((drug) => ({
    drugId: drug.drugId,
    name: textIn(drug.name, locale),
    strength: textIn(drug.strength, locale),
    packText: textIn(drug.packText, locale),
    packUnits: drug.packUnits,
    unit: drug.unit,
    maker: textIn(drug.maker, locale),
    whyNot: whyNot(drug, locale),
  }));
}
