import { textIn } from '@xinglin/rules';
import { whyNotOnline } from '../../../kernel/prescriptions/checks/rules';
import { searchDrugs } from '../../../kernel/prescriptions/drugs';
import type { Locale } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';

/** Most medicines of an answer. */
const shownAtMost = 20;

/** Medicines of the list that hold the typed words, each with the rule that forbids to prescribe it online. */
export async function listedDrugs(db: Queryable, q: string, locale: Locale) {
  const rows = await searchDrugs(db, q, shownAtMost);
  return rows.map((drug) => ({
    drugId: drug.drugId,
    name: textIn(drug.name, locale),
    strength: textIn(drug.strength, locale),
    packText: textIn(drug.packText, locale),
    packUnits: drug.packUnits,
    unit: drug.unit,
    maker: textIn(drug.maker, locale),
    whyNot: whyNotOnline(drug, locale),
  }));
}
