/** Hues of pictograms; each is a pair of tokens, the drawing and its ground (`--hue-teal`, `--hue-teal-weak`). */
export type Hue = 'teal' | 'blue' | 'green' | 'violet' | 'plum' | 'amber';

/** What is drawn in `pictograms.svg`, each with its one hue wherever it stands. */
export const pictograms = {
  registration: 'teal',
  doctor: 'amber',
  consult: 'blue',
  medicine: 'green',
  'check-up': 'violet',
  'service-package': 'plum',
  membership: 'amber',
  'home-care': 'teal',
  survey: 'blue',
  visits: 'blue',
  telephone: 'green',

  clinic: 'teal',
  cardiology: 'plum',
  respiratory: 'blue',
  gastroenterology: 'green',
  neurology: 'violet',
  endocrinology: 'blue',
  nephrology: 'plum',
  haematology: 'plum',
  rheumatology: 'amber',
  'general-surgery': 'teal',
  orthopaedics: 'teal',
  urology: 'amber',
  neurosurgery: 'violet',
  'thoracic-surgery': 'blue',
  'breast-thyroid': 'plum',
  gynaecology: 'plum',
  obstetrics: 'plum',
  fertility: 'green',
  paediatrics: 'blue',
  neonatology: 'blue',
  'child-health': 'green',
  ophthalmology: 'teal',
  'ear-nose-throat': 'amber',
  dentistry: 'teal',
  'chinese-medicine': 'amber',
  acupuncture: 'green',
  'chinese-gynaecology': 'plum',
  oncology: 'violet',
  radiotherapy: 'amber',
  dermatology: 'amber',
  'mental-health': 'violet',
  rehabilitation: 'teal',
} as const satisfies Readonly<Record<string, Hue>>;

/** A drawing of the set: a kind of care or an entry, or a standard department by its id. */
export type PictogramName = keyof typeof pictograms;

/** The department's own drawing, the clinic's for one that has none yet. */
export function departmentPictogram(deptId: string): PictogramName {
  // Any other key finds nothing.
  return Object.hasOwn(pictograms, deptId) ? (deptId as PictogramName) : 'clinic';
}
