// Owns: which substances belong to which class, for allergies, interactions and duplicates.
// Must not know: prescriptions.
// Used by: the checks.
import type { allergyClasses } from '@xinglin/contract';

type AllergyClass = (typeof allergyClasses)[number];

/** Classes of substances: those to which people are allergic, and those of which one medicine is enough. */
export type DrugClass =
  | AllergyClass
  | 'sartans'
  | 'betaBlockers'
  | 'calciumBlockers'
  | 'sulfonylureas';

/** Substances of each class, by the leaflets of the listed medicines. */
export const classes: Readonly<Record<DrugClass, readonly string[]>> = {
  penicillins: ['amoxicillin'],
  cephalosporins: ['cefuroxime'],
  // By their leaflets the last three must not be used by people who are allergic to sulfonamides.
  sulfonamides: ['sulfasalazine', 'celecoxib', 'gliclazide', 'glimepiride'],
  nsaids: ['ibuprofen', 'celecoxib', 'aspirin'],
  statins: ['atorvastatin', 'rosuvastatin', 'simvastatin'],
  aceInhibitors: ['perindopril', 'enalapril'],
  macrolides: ['clarithromycin'],
  iodine: ['amiodarone'],
  sartans: ['valsartan', 'irbesartan', 'losartan'],
  betaBlockers: ['metoprolol', 'bisoprolol'],
  calciumBlockers: ['amlodipine', 'nifedipine'],
  sulfonylureas: ['gliclazide', 'glimepiride'],
};

/** Substances that can cross-react with an allergy to a class: used with care. */
export const crossReactions: Readonly<Partial<Record<AllergyClass, readonly string[]>>> = {
  penicillins: ['cefuroxime'],
  cephalosporins: ['amoxicillin'],
  sulfonamides: ['hydrochlorothiazide'],
  aceInhibitors: ['valsartan', 'irbesartan', 'losartan'],
};

/** Substances whose allergy class is known; none of the classes above is an answer as well. */
export const classifiedSubstances: ReadonlySet<string> = new Set([
  ...Object.values(classes).flat(),
  ...Object.values(crossReactions).flat(),
  'spironolactone',
  'potassium chloride',
  'isosorbide mononitrate',
  'digoxin',
  'ezetimibe',
  'clopidogrel',
  'warfarin',
  'metformin',
  'acarbose',
  'dapagliflozin',
  'sitagliptin',
  'insulin glargine',
  'levothyroxine',
  'calcium carbonate',
  'allopurinol',
  'montelukast',
  'salbutamol',
  'budesonide',
  'omeprazole',
  'prednisone',
  'sertraline',
  'ambroxol',
]);

/**
 * Classes of which two medicines are usually wrong. Aspirin in small doses is no painkiller, so painkillers are counted
 * without it.
 */
export const singleClasses: Readonly<Partial<Record<DrugClass, readonly string[]>>> = {
  statins: classes.statins,
  sartans: classes.sartans,
  aceInhibitors: classes.aceInhibitors,
  betaBlockers: classes.betaBlockers,
  calciumBlockers: classes.calciumBlockers,
  sulfonylureas: classes.sulfonylureas,
  nsaids: ['ibuprofen', 'celecoxib'],
};
