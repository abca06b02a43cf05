// Owns: the one port of the checks of what is prescribed.
// Must not know: who calls it, what is done about a finding.
// Used by: signing, review, dispensing and the plan.
import type { Locale } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { readDrugs } from '../drugs';
import type { Finding, WrittenLine } from '../tables';
import { finding, severities, type Checked, type CheckedPatient } from './checked';
import { textOf } from './locales';
import { checkDoubles, checkInteractions, checkQuantities } from './of-medicines';
import { checkAge, checkAllergy, checkPregnancy } from './of-patient';

export type { CheckedPatient } from './checked';

/** Most lines that are compared with each other; what is over is said to be unchecked. */
const mostLines = 30;

const checks = [
  checkAllergy,
  checkInteractions,
  checkDoubles,
  checkAge,
  checkPregnancy,
  checkQuantities,
];

/**
 * The one port of the checks (decision a9), called at signing, at review, at dispensing and by the plan: allergy,
 * interaction, double, age, pregnancy, quantity. `besides`: what the patient takes already. The worst findings come
 * first; what no table covers is `notChecked`, so that no silence is an approval.
 */
export async function checkLines(
  { db, locale }: { readonly db: Queryable; readonly locale: Locale },
  patient: CheckedPatient,
  lines: readonly WrittenLine[],
  besides: readonly WrittenLine[],
): Promise<readonly Finding[]> {
  const all = [
    ...lines.map((line) => ({ line, isNew: true })),
    ...besides.map((line) => ({ line, isNew: false })),
  ];
  const drugs = await readDrugs(
    db,
    all.slice(0, mostLines).map(({ line }) => line.drugId),
  );
  const known: Checked['lines'][number][] = [];
  const found: Finding[] = [];
  for (const { line, isNew } of all.slice(0, mostLines)) {
    const drug = drugs.get(line.drugId);
    if (drug === undefined) {
      const text = textOf(locale, 'finding.drugNotChecked', { drug: line.drugId });
      const unknown = finding({ locale }, 'interaction', 'notChecked', [], text);
      found.push({ ...unknown, drugIds: [line.drugId] });
    } else known.push({ line, drug, isNew });
  }
  const checked = { patient, lines: known, locale };
  found.push(...checks.flatMap((check) => check(checked)));
  if (all.length > mostLines) {
    const text = textOf(locale, 'finding.tooManyLines', { count: all.length - mostLines });
    found.push(finding({ locale }, 'interaction', 'notChecked', [], text));
  }
  return found.toSorted(
    (one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity),
  );
}
