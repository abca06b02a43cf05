// Owns: what each check is given, and how it says what it found.
// Must not know: any one check.
// Used by: the checks.
import { textIn } from '@xinglin/rules';
import type { Locale } from '../../../platform/context';
import type { HealthFacts } from '../health-facts';
import type { DrugRow, Finding, WrittenLine } from '../tables';
import { textOf } from './locales';

/** For whom a prescription is checked. */
export interface CheckedPatient extends HealthFacts {
  readonly patientId: string;
  readonly ageYears: number | null;
  readonly gender: 'female' | 'male' | null;
}

/** A line with its medicine; `isNew`: it is prescribed now, and not what the patient takes already. */
export interface CheckedLine {
  readonly line: WrittenLine;
  readonly drug: DrugRow;
  readonly isNew: boolean;
}

/** What all checks are given. */
export interface Checked {
  readonly patient: CheckedPatient;
  readonly lines: readonly CheckedLine[];
  readonly locale: Locale;
}

/** The edition of the tables. */
export const tableVersion = '2026-11';

/** Severities from the worst on. */
export const severities = ['forbidden', 'warning', 'info', 'notChecked'] as const;

export const nameOf = ({ drug }: CheckedLine, locale: Locale): string => textIn(drug.name, locale);

/** A finding about some lines; its source is the leaflet of the first one's medicine, as the table has it. */
export function finding(
  { locale }: Pick<Checked, 'locale'>,
  check: Finding['check'],
  severity: Finding['severity'],
  lines: readonly CheckedLine[],
  text: string,
): Finding {
  const [first] = lines;
  const source =
    first === undefined || severity === 'notChecked'
      ? textOf(locale, 'source.covers')
      : textOf(locale, 'source.table', {
          leaflet: textOf(locale, 'source.leaflet', { drug: nameOf(first, locale) }),
        });
  return {
    check,
    severity,
    drugIds: [...new Set(lines.map(({ line }) => line.drugId))],
    text,
    source,
    sourceVersion: tableVersion,
    overrideReason: null,
  };
}

/** Lines by substance, so that what is not covered is said once. */
export function bySubstance(lines: readonly CheckedLine[]): readonly (readonly CheckedLine[])[] {
  const found = new Map<string, CheckedLine[]>();
  for (const one of lines)
    found.set(one.drug.substance, [...(found.get(one.drug.substance) ?? []), one]);
  return [...found.values()];
}
