// Owns: the rules of prescribing online (处方管理办法, 互联网诊疗监管细则), each a row with its sentence.
// Must not know: who prescribes.
// Used by: prescribing.
import { textIn } from '@xinglin/rules';
import type { Locale } from '../../../platform/context';
import type { DrugRow, WrittenLine } from '../tables';
import { textOf } from './locales';
import { dailyUnits, neededPacks } from './quantities';

/** A rule of prescribing that is broken, with its sentence. */
export interface BrokenRule {
  readonly rule: string;
  readonly text: string;
}

/** What is written. */
export interface Written {
  readonly lines: readonly WrittenLine[];
  readonly longReason: string | null;
  readonly patientAge: number | null;
  readonly isGuardianPresent: boolean;
  /** An earlier prescription or a proof of a visit on site. */
  readonly isRevisit: boolean;
}

/** Most days of a medicine for an acute illness (处方管理办法, article 19). */
const usualDays = 7;
/** Most days for a lasting illness: twelve weeks. */
const longestDays = 84;
/** Most medicines of a sheet (article 6). */
const mostMedicines = 5;
/** Age in years under which a guardian has to be present. */
const guardedAge = 6;

type RuleKey = Extract<Parameters<typeof textOf>[1], `rule.${string}`>;

/** Rules about the whole sheet, each with whether it is broken. */
const sheetRules: readonly (readonly [RuleKey, (written: Written) => boolean])[] = [
  ['rule.noMedicine', ({ lines }) => lines.length === 0],
  ['rule.mostMedicines', ({ lines }) => lines.length > mostMedicines],
  ['rule.firstVisit', ({ isRevisit }) => !isRevisit],
  ['rule.childAgeUnknown', ({ patientAge }) => patientAge === null],
  [
    'rule.child',
    ({ patientAge, isGuardianPresent }) =>
      patientAge !== null && patientAge < guardedAge && !isGuardianPresent,
  ],
];

interface WrittenDrug {
  readonly line: WrittenLine;
  readonly drug: DrugRow;
  readonly written: Written;
}

/** Rules about one medicine, each with whether it is broken. */
const drugRules: readonly (readonly [RuleKey, (one: WrittenDrug) => boolean])[] = [
  ['rule.special', ({ drug }) => drug.special !== 'none'],
  ['rule.notForOnline', ({ drug }) => !drug.isForOnline],
  ['rule.unit', ({ line, drug }) => line.unit !== drug.unit],
  ['rule.tooLong', ({ line, drug }) => !drug.isForLastingIllness && line.days > usualDays],
  [
    'rule.noReason',
    ({ line, drug, written }) =>
      drug.isForLastingIllness && line.days > usualDays && !written.longReason?.trim(),
  ],
  ['rule.twelveWeeks', ({ line }) => line.days > longestDays],
  [
    'rule.quantity',
    ({ line, drug }) => {
      const daily = dailyUnits(line);
      const needed = neededPacks(line, drug);
      if (daily === null || needed === null) return false;
      // Packs are whole: one more, or the broken one less, is a finding of the checks and breaks no rule.
      const wholePacks = Math.floor((daily * line.days) / drug.packUnits + 1e-9);
      return line.quantity > needed + 1 || line.quantity < wholePacks;
    },
  ],
];

/** The rules of prescribing online that what is written breaks; those of the sheet first, then line by line. */
export function brokenRules(
  written: Written,
  drugs: ReadonlyMap<string, DrugRow>,
  locale: Locale,
): readonly BrokenRule[] {
  const broken = (key: RuleKey, values = {}): BrokenRule => ({
    rule: key.slice('rule.'.length),
    text: textOf(locale, key, values),
  });
  const ofSheet = sheetRules.filter(([, isBroken]) => isBroken(written));
  const ofDrugs = written.lines.flatMap((line) => {
    const drug = drugs.get(line.drugId);
    if (drug === undefined) return [broken('rule.unknownDrug', { drug: line.drugId })];
    return drugRules
      .filter(([, isBroken]) => isBroken({ line, drug, written }))
      .map(([key]) =>
        broken(key, {
          drug: textIn(drug.name, locale),
          days: line.days,
          packs: line.quantity,
          needed: neededPacks(line, drug) ?? line.quantity,
          unit: textOf(locale, `unit.one.${drug.unit}`),
        }),
      );
  });
  return [...ofSheet.map(([key]) => broken(key)), ...ofDrugs];
}

/** The rule that forbids to prescribe a medicine online, as a sentence; null where none does. */
export function whyNotOnline(drug: DrugRow, locale: Locale): string | null {
  const words = { drug: textIn(drug.name, locale) };
  if (drug.special !== 'none') return textOf(locale, 'rule.special', words);
  return drug.isForOnline ? null : textOf(locale, 'rule.notForOnline', words);
}
