import { localised } from '../../../platform/translate';
import type { checkUpItems, checkUpValues } from '../tables';

type Part = typeof checkUpItems.$inferSelect.part;

/** Items by what they examine; all others examine the person as a whole. */
const parts: Readonly<Partial<Record<Part, readonly string[]>>> = {
  heart: ['ecg', 'lipids', 'heart-ultrasound', 'carotid', 'coronary-ct'],
  brain: ['homocysteine', 'brain-mri'],
  lung: ['chest-ct', 'chest-x-ray'],
  blood: ['blood-count', 'glucose', 'hba1c'],
  liver: ['liver', 'hepatitis', 'abdomen-ultrasound'],
  stomach: ['breath-test', 'gastroscopy'],
  kidney: ['kidney', 'urine'],
  thyroid: ['thyroid', 'thyroid-ultrasound'],
  bone: ['bone-density', 'spine-mri'],
  joint: ['uric-acid', 'knee-mri'],
  eye: ['eyes'],
  ear: ['ears'],
  tooth: ['mouth', 'scaling', 'polishing', 'fluoride'],
  breast: ['breast-ultrasound', 'mammography'],
  uterus: ['gynaecology', 'tct'],
  prostate: ['prostate'],
  tumour: ['tumour-markers'],
  infection: ['nucleic', 'flu'],
};

/** What an item of the sandbox examines. */
export function partOf(code: string): Part {
  const found = Object.entries(parts).find(([, codes]) => codes.includes(code));
  // The keys are parts.
  return (found?.[0] as Part | undefined) ?? 'basic';
}

const rows: readonly (readonly [string, string, Part, string, string])[] = [
  ['sbp', 'general', 'heart', '血压', 'blood pressure'],
  ['dbp', 'general', 'heart', '血压', 'blood pressure'],
  ['ldl', 'lipids', 'heart', '血脂', 'blood lipids'],
  ['tg', 'lipids', 'heart', '血脂', 'blood lipids'],
  ['glu', 'glucose', 'blood', '血糖', 'blood sugar'],
  ['hgb', 'blood-count', 'blood', '血红蛋白', 'haemoglobin'],
  ['alt', 'liver', 'liver', '转氨酶', 'liver enzyme'],
  ['ua', 'uric-acid', 'joint', '尿酸', 'uric acid'],
  ['thyroid-ultrasound', 'thyroid-ultrasound', 'thyroid', '甲状腺', 'thyroid'],
];

/** What the reports of the sandbox measure, and by which item. */
export const valueRows: readonly (typeof checkUpValues.$inferInsert)[] = rows.map(
  ([code, itemCode, part, zh, en]) => ({ code, itemCode, part, name: localised(zh, en) }),
);
