import type { RenewalSurvey } from '@xinglin/gateway-sdk';

/** Classes of medicines to which people are allergic most often, as the contract names them. */
export const allergyClasses = [
  'penicillins',
  'cephalosporins',
  'sulfonamides',
  'nsaids',
  'statins',
  'aceInhibitors',
  'macrolides',
  'iodine',
] as const satisfies readonly NonNullable<RenewalSurvey['allergyClasses']>[number][];

/** The most that the call takes. */
export const surveyLimits = { sideEffects: 300, lastReading: 100, otherAllergy: 100, proof: 6 };

/** What is asked, in this order. */
export const questions = [
  'takes',
  'sideEffects',
  'lastReading',
  'allergies',
  'pregnancy',
  'guardian',
  'proof',
] as const;

/** A question of the survey. */
export type Question = (typeof questions)[number];

/** What a person has answered so far; empty where they have not. */
export interface RenewalDraft {
  readonly takes: '' | 'always' | 'sometimes' | 'no';
  readonly hasSideEffects: '' | 'no' | 'yes';
  readonly sideEffects: string;
  readonly lastReading: string;
  /** `none`, classes, and `other`. */
  readonly allergies: readonly string[];
  readonly otherAllergy: string;
  readonly isPregnant: '' | 'no' | 'yes';
  readonly isGuardianPresent: '' | 'no' | 'yes';
  readonly proofFileIds: readonly string[];
}

/** Before anything was answered. */
export const emptyDraft: RenewalDraft = {
  takes: '',
  hasSideEffects: '',
  sideEffects: '',
  lastReading: '',
  allergies: [],
  otherAllergy: '',
  isPregnant: '',
  isGuardianPresent: '',
  proofFileIds: [],
};

/** A draft from what storage held; null for anything that does not fit. */
export function restoreDraft(kept: unknown): RenewalDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const read = kept as Partial<Record<keyof RenewalDraft, unknown>>;
  const text = (name: keyof RenewalDraft, longest: number) => {
    const value = read[name];
    return typeof value === 'string' ? value.slice(0, longest) : '';
  };
  const one = <const Value extends string>(name: keyof RenewalDraft, values: readonly Value[]) =>
    values.find((value) => value === read[name]) ?? '';
  const list = (name: keyof RenewalDraft): readonly string[] => {
    const value = read[name];
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  };
  return {
    takes: one('takes', ['always', 'sometimes', 'no']),
    hasSideEffects: one('hasSideEffects', ['no', 'yes']),
    sideEffects: text('sideEffects', surveyLimits.sideEffects),
    lastReading: text('lastReading', surveyLimits.lastReading),
    allergies: list('allergies').filter(isAllergy),
    otherAllergy: text('otherAllergy', surveyLimits.otherAllergy),
    isPregnant: one('isPregnant', ['no', 'yes']),
    isGuardianPresent: one('isGuardianPresent', ['no', 'yes']),
    proofFileIds: list('proofFileIds').slice(0, surveyLimits.proof),
  };
}

const isAllergy = (value: string): boolean =>
  value === 'none' || value === 'other' || allergyClasses.some((one) => one === value);

/** What is chosen after a change: nothing stays beside "none". */
export function chosenAllergies(
  before: readonly string[],
  chosen: readonly string[],
): readonly string[] {
  if (!chosen.includes('none')) return chosen;
  return before.includes('none') ? chosen.filter((one) => one !== 'none') : ['none'];
}

/** What is wrong with an answer; its sentence is `renewals:problem.<code>`. */
export type ProblemCode =
  | 'takes'
  | 'sideEffects'
  | 'sideEffectsText'
  | 'allergies'
  | 'otherAllergy'
  | 'pregnancy'
  | 'guardian'
  | 'guardianAbsent'
  | 'proof';

/** A question that is not answered as it has to be. */
export interface DraftProblem {
  readonly field: Question;
  readonly code: ProblemCode;
}

/**
 * What is missing before the survey can be sent.
 * @param needsProof whether pictures of the last visit are required.
 */
export function problemsOf(
  draft: RenewalDraft,
  asked: readonly Question[],
  needsProof: boolean,
): readonly DraftProblem[] {
  const codes: Readonly<Record<Question, ProblemCode | false>> = {
    takes: draft.takes === '' && 'takes',
    sideEffects:
      draft.hasSideEffects === ''
        ? 'sideEffects'
        : draft.hasSideEffects === 'yes' && draft.sideEffects.trim() === '' && 'sideEffectsText',
    lastReading: false,
    allergies:
      draft.allergies.length === 0
        ? 'allergies'
        : draft.allergies.includes('other') && draft.otherAllergy.trim() === '' && 'otherAllergy',
    pregnancy: draft.isPregnant === '' && 'pregnancy',
    guardian:
      draft.isGuardianPresent === ''
        ? 'guardian'
        : draft.isGuardianPresent === 'no' && 'guardianAbsent',
    proof: needsProof && draft.proofFileIds.length === 0 && 'proof',
  };
  return asked.flatMap((field) => {
    const code = codes[field];
    return code === false ? [] : [{ field, code }];
  });
}

/** The survey as the call takes it; what was not asked is left out. */
export function surveyOf(draft: RenewalDraft, asked: readonly Question[]): RenewalSurvey {
  const has = (question: Question) => asked.includes(question);
  const { takes, sideEffects, lastReading, otherAllergy } = draft;
  return {
    // It is asked always, and nothing is sent before it is answered.
    takesAsPrescribed: takes === '' ? 'no' : takes,
    ...(draft.hasSideEffects === 'yes' && { sideEffects }),
    ...(lastReading.trim() !== '' && { lastReading }),
    allergyClasses: allergyClasses.filter((one) => draft.allergies.includes(one)),
    ...(draft.allergies.includes('other') && { otherAllergy }),
    ...(has('pregnancy') && { isPregnant: draft.isPregnant === 'yes' }),
    ...(has('guardian') && { isGuardianPresent: draft.isGuardianPresent === 'yes' }),
    proofFileIds: has('proof') ? draft.proofFileIds.slice() : [],
  };
}
