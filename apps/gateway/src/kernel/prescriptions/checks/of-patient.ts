// Owns: the checks of one medicine against its patient: allergy, age, pregnancy.
// Must not know: other medicines.
// Used by: the port of the checks.
import { searchForm } from '../../../platform/search-form';
import type { Finding } from '../tables';
import { finding, nameOf, bySubstance, type Checked, type CheckedLine } from './checked';
import { classes, classifiedSubstances, crossReactions } from './classes';
import { textOf } from './locales';

/** Words by which people say that they have no allergy. */
const denials = new Set(['无', '没有', '没', '否', '暂无', '不详', 'none', 'no', 'nil']);
/** What a name says of the form of a medicine: no one is allergic to a tablet. */
const forms =
  /缓释|控释|肠溶|咀嚼|注射用|注射液|口服溶液|吸入气雾剂|吸入粉雾剂|预填充笔|胶囊|片|[()（） ]|\b(?:tablets?|capsules?|slow-release|controlled-release|enteric-coated|chewable|oral solution|inhaler|injection)\b/giu;

/** The words of an allergy in free text. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s,，、;；。.]+/u)
    .map((word) => word.replace(/过敏$/u, ''))
    .filter((word) => word.length > 1 && !denials.has(word.toLowerCase()));

/** Whether a medicine is what the word of an allergy names. */
function isNamedBy({ drug }: CheckedLine, word: string): boolean {
  const wanted = searchForm(word).replaceAll(forms, '');
  if (wanted.length < 2) return false;
  return [drug.name['zh-Hans'], drug.name.en, drug.substance].some((name) =>
    searchForm(name).replaceAll(forms, '').includes(wanted),
  );
}

/** Allergy by class, by cross-reaction, and by what the patient wrote. */
export function checkAllergy(checked: Checked): Finding[] {
  const { patient, locale } = checked;
  const lines = checked.lines.filter(({ isNew }) => isNew);
  const found: Finding[] = [];
  for (const name of patient.allergyClasses) {
    const words = (one: CheckedLine) => ({
      class: textOf(locale, `class.${name}`),
      drug: nameOf(one, locale),
    });
    for (const one of lines) {
      const { substance } = one.drug;
      if (classes[name].includes(substance)) {
        const text = textOf(locale, 'finding.allergy', words(one));
        found.push(finding(checked, 'allergy', 'forbidden', [one], text));
      } else if (crossReactions[name]?.includes(substance)) {
        const text = textOf(locale, 'finding.crossAllergy', words(one));
        found.push(finding(checked, 'allergy', 'warning', [one], text));
      }
    }
  }
  const words = wordsOf(patient.otherAllergy ?? '');
  for (const allergy of words) {
    const named = lines.filter((one) => isNamedBy(one, allergy));
    for (const one of named) {
      const text = textOf(locale, 'finding.allergyNamed', { allergy, drug: nameOf(one, locale) });
      found.push(finding(checked, 'allergy', 'forbidden', [one], text));
    }
    if (named.length === 0) {
      const text = textOf(locale, 'finding.allergyOther', { allergy });
      found.push(finding(checked, 'allergy', 'notChecked', lines, text));
    }
  }
  if (patient.allergyClasses.length === 0) return found;
  const unknown = lines.filter(({ drug }) => !classifiedSubstances.has(drug.substance));
  for (const same of bySubstance(unknown)) {
    const [first] = same;
    if (first === undefined) continue;
    const text = textOf(locale, 'finding.allergyNotChecked', { drug: nameOf(first, locale) });
    found.push(finding(checked, 'allergy', 'notChecked', same, text));
  }
  return found;
}

/** The least age of the leaflet. */
export function checkAge(checked: Checked): Finding[] {
  const { patient, locale } = checked;
  return checked.lines.flatMap((one) => {
    if (!one.isNew) return [];
    const drug = nameOf(one, locale);
    const least = one.drug.leastAgeYears;
    const say = (severity: Finding['severity'], text: string) => [
      finding(checked, 'age', severity, [one], text),
    ];
    if (least === null) return say('notChecked', textOf(locale, 'finding.ageNotChecked', { drug }));
    if (least === 0) return [];
    if (patient.ageYears === null)
      return say('notChecked', textOf(locale, 'finding.ageUnknown', { drug }));
    if (patient.ageYears >= least) return [];
    const words = { drug, least, age: patient.ageYears };
    return say('warning', textOf(locale, 'finding.tooYoung', words));
  });
}

/** Ages, in years, between which it has to be known whether a woman is pregnant. */
const fertile = { from: 14, to: 55 };

/** Pregnancy by the leaflet, where the patient is pregnant or was not asked and may be. */
export function checkPregnancy(checked: Checked): Finding[] {
  const { patient, locale } = checked;
  const { ageYears, gender, isPregnant } = patient;
  const isPossible =
    gender !== 'male' &&
    (ageYears === null || (ageYears >= fertile.from && ageYears <= fertile.to));
  return checked.lines.flatMap((one) => {
    if (!one.isNew) return [];
    const drug = nameOf(one, locale);
    const say = (severity: Finding['severity'], text: string) => [
      finding(checked, 'pregnancy', severity, [one], text),
    ];
    if (isPregnant === null) {
      if (!isPossible || one.drug.pregnancy !== 'forbidden') return [];
      return say('warning', textOf(locale, 'finding.pregnancyNotAsked', { drug }));
    }
    if (!isPregnant) return [];
    switch (one.drug.pregnancy) {
      case 'forbidden':
        return say('forbidden', textOf(locale, 'finding.pregnancyForbidden', { drug }));
      case 'caution':
        return say('warning', textOf(locale, 'finding.pregnancyCaution', { drug }));
      case 'unknown':
        return say('notChecked', textOf(locale, 'finding.pregnancyUnknown', { drug }));
      default:
        return [];
    }
  });
}
