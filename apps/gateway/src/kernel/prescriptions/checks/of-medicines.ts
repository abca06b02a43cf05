// Owns: the checks of medicines among each other, and of their quantity.
// Must not know: the patient.
// Used by: the port of the checks.
import { textIn } from '@xinglin/rules';
import { doseText } from '../directions';
import type { Finding } from '../tables';
import { bySubstance, finding, nameOf, type Checked, type CheckedLine } from './checked';
import { singleClasses, type DrugClass } from './classes';
import { coveredSubstances, interactionOf } from './interactions';
import { textOf } from './locales';
import { dailyUnits, neededPacks } from './quantities';

/** Each two lines of which one at least is prescribed now. */
function pairsOf(lines: readonly CheckedLine[]): (readonly [CheckedLine, CheckedLine])[] {
  return lines.flatMap((one, place) =>
    lines
      .slice(place + 1)
      .filter((other) => one.isNew || other.isNew)
      .map((other) => [one, other] as const),
  );
}

/** Substances that must not be taken together. */
export function checkInteractions(checked: Checked): Finding[] {
  const { lines, locale } = checked;
  // Two lines of one medicine, or one that is taken already, are the same pair.
  const said = new Set<string>();
  const found = pairsOf(lines).flatMap((pair) => {
    const [one, other] = pair;
    const between = interactionOf(one.drug.substance, other.drug.substance);
    const key = pair
      .map(({ drug }) => drug.substance)
      .toSorted()
      .join('|');
    if (between === null || said.has(key)) return [];
    said.add(key);
    const text = textOf(locale, 'finding.interaction', {
      drug: nameOf(one, locale),
      other: nameOf(other, locale),
      what: textIn(between.text, locale),
    });
    return [finding(checked, 'interaction', between.severity, pair, text)];
  });
  if (bySubstance(lines).length < 2) return found;
  const unknown = lines.filter(({ drug }) => !coveredSubstances.has(drug.substance));
  const notChecked = bySubstance(unknown).flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const text = textOf(locale, 'finding.interactionNotChecked', { drug: nameOf(first, locale) });
    return [finding(checked, 'interaction', 'notChecked', same, text)];
  });
  return [...found, ...notChecked];
}

/** The class that both substances belong to and of which one medicine is enough; null for none. */
function sharedClass(one: string, other: string): DrugClass | null {
  const names = Object.keys(singleClasses) as DrugClass[];
  return (
    names.find(
      (name) => singleClasses[name]?.includes(one) && singleClasses[name]?.includes(other),
    ) ?? null
  );
}

/**
 * The same substance twice, or two medicines of a class of which one is enough. The same substance that the patient
 * takes already is what a renewal repeats, and is only shown.
 */
export function checkDoubles(checked: Checked): Finding[] {
  const { lines, locale } = checked;
  return pairsOf(lines).flatMap((pair) => {
    const [one, other] = pair;
    const words = { drug: nameOf(one, locale), other: nameOf(other, locale) };
    if (one.drug.substance === other.drug.substance) {
      const severity = one.isNew && other.isNew ? 'warning' : 'info';
      const text = textOf(locale, 'finding.doubleSame', words);
      return [finding(checked, 'double', severity, pair, text)];
    }
    const shared = sharedClass(one.drug.substance, other.drug.substance);
    if (shared === null) return [];
    const text = textOf(locale, 'finding.doubleClass', {
      ...words,
      class: textOf(locale, `class.${shared}`),
    });
    return [finding(checked, 'double', 'warning', pair, text)];
  });
}

/** More a day than the leaflet allows, and packs that do not fit the days. */
export function checkQuantities(checked: Checked): Finding[] {
  const { lines, locale } = checked;
  return lines.flatMap((one) => {
    if (!one.isNew) return [];
    const { line, drug } = one;
    const found: Finding[] = [];
    const say = (severity: Finding['severity'], text: string) =>
      found.push(finding(checked, 'quantity', severity, [one], text));
    const daily = dailyUnits(line);
    const most = drug.mostUnitsADay;
    // Of what is taken when needed only one dose is known, and that one counts.
    const counted = daily ?? line.amount;
    if (most === null)
      say(
        'notChecked',
        textOf(locale, 'finding.quantityNotChecked', { drug: nameOf(one, locale) }),
      );
    else if (counted > most)
      say(
        counted > 2 * most ? 'forbidden' : 'warning',
        textOf(locale, 'finding.tooMuchADay', {
          drug: nameOf(one, locale),
          daily: doseText({ amount: counted, unit: line.unit }, locale),
          most: doseText({ amount: most, unit: drug.unit }, locale),
        }),
      );
    const needed = neededPacks(line, drug);
    if (daily === null || needed === null) return found;
    const words = {
      drug: nameOf(one, locale),
      packs: line.quantity,
      days: line.days,
      lasts: Math.floor((line.quantity * drug.packUnits) / daily),
    };
    if (line.quantity > needed) say('warning', textOf(locale, 'finding.tooManyPacks', words));
    if (line.quantity < needed) say('info', textOf(locale, 'finding.tooFewPacks', words));
    return found;
  });
}
