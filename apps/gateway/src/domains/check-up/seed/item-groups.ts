import type { checkUpItems } from '../tables';

type Group = typeof checkUpItems.$inferSelect.group;

/** Items by what they are done with. */
const groups: Readonly<Partial<Record<Group, readonly string[]>>> = {
  body: ['general', 'internal', 'surgical', 'eyes', 'ears', 'gynaecology', 'ecg', 'bone-density'],
  laboratory: [
    'blood-count',
    'urine',
    'liver',
    'kidney',
    'glucose',
    'hba1c',
    'lipids',
    'uric-acid',
    'thyroid',
    'homocysteine',
    'tumour-markers',
    'hepatitis',
    'tct',
    'breath-test',
    'nucleic',
    'flu',
  ],
  imaging: [
    'heart-ultrasound',
    'carotid',
    'abdomen-ultrasound',
    'thyroid-ultrasound',
    'breast-ultrasound',
    'prostate',
    'chest-ct',
    'chest-x-ray',
    'brain-mri',
    'spine-mri',
    'knee-mri',
    'coronary-ct',
    'mammography',
  ],
  dental: ['mouth', 'scaling', 'polishing', 'fluoride'],
};

/** The group of an item of the sandbox. */
export function groupOf(code: string): Group {
  const found = Object.entries(groups).find(([, codes]) => codes.includes(code));
  // The keys are groups.
  return (found?.[0] as Group | undefined) ?? 'other';
}
