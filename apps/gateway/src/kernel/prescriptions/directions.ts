// Owns: how a medicine is taken, as a sentence.
// Must not know: the list of medicines, prescriptions.
// Used by: lines of prescriptions wherever they are shown.
import type { doseFrequencies, doseTimings, doseUnits } from '@xinglin/contract';
import type { Locale } from '../../platform/context';
import { textOf } from './checks/locales';

/** How much of a medicine is taken, how often and when. */
export interface Dose {
  /** Units at a time. */
  readonly amount: number;
  readonly unit: (typeof doseUnits)[number];
  readonly frequency: (typeof doseFrequencies)[number];
  readonly timing: (typeof doseTimings)[number];
}

/** Parts of a unit that have a word; other amounts are written as numbers. */
const fractions = { 0.25: 'quarter', 0.5: 'half', 0.75: 'threeQuarters' } as const;

const solid: ReadonlySet<Dose['unit']> = new Set(['tablet', 'capsule', 'sachet']);

/** An amount with its unit: 半片, 2.5 毫升. */
export function doseText({ amount, unit }: Pick<Dose, 'amount' | 'unit'>, locale: Locale): string {
  const fraction = fractions[amount as keyof typeof fractions];
  if (solid.has(unit) && fraction !== undefined)
    return textOf(locale, `dose.${fraction}`, { unit: textOf(locale, `unit.one.${unit}`) });
  const name = textOf(locale, `unit.${amount <= 1 ? 'one' : 'many'}.${unit}`);
  return textOf(locale, 'dose.amount', { amount, unit: name });
}

/** When it is taken, where the sentence has to say so; null where it says so already. */
function timingText({ unit, frequency, timing }: Dose, locale: Locale): string | null {
  const saysNothing = frequency === 'asNeeded' || frequency === 'everyNight';
  if (timing === 'anyTime') {
    if (saysNothing) return null;
    const isSwallowed = solid.has(unit) || unit === 'ml';
    return textOf(locale, `timing.${isSwallowed ? 'anyTime' : 'anyTimeUsed'}`);
  }
  return textOf(locale, `timing.${timing}`);
}

/**
 * How a medicine is taken, in one sentence without a full stop: 每天 1 次，每次 1 片，饭后. Once a day on an empty stomach
 * is in the morning.
 */
export function directionsText(dose: Dose, locale: Locale): string {
  const { frequency, timing } = dose;
  const isMorning = frequency === 'onceDaily' && timing === 'emptyStomach';
  const often = textOf(locale, `often.${isMorning ? 'everyMorning' : frequency}`, {
    dose: doseText(dose, locale),
  });
  const when = timingText(dose, locale);
  const sentence = when === null ? often : textOf(locale, 'directions', { often, when });
  // Between two Chinese characters there is no space: 每次半片, as 每次 1 片 has one.
  return sentence.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}
