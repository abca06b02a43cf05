import type {
  CardType,
  GetBaseInfoForPatientResponse as BaseInfo,
  GuardianRelation,
  Patient,
  Relation,
} from '@xinglin/gateway-sdk';
import { cardTypes, guardianRelations, relations } from '@xinglin/rules';

/** What is typed about a family member. */
export interface PatientDraft {
  readonly name: string;
  /** Empty while nothing was chosen. */
  readonly relation: '' | Relation;
  readonly cardType: CardType;
  readonly cardNo: string;
  readonly gender: '' | 'female' | 'male';
  readonly birthDate: string;
  /** Whose phone: the one it was, the account's own, or another that is typed. */
  readonly phone: 'kept' | 'own' | 'other';
  readonly mobile: string;
  /** A code that proves the other phone. */
  readonly mobileCode: string;
  readonly guardianName: string;
  readonly guardianCardNo: string;
  readonly guardianRelation: '' | GuardianRelation;
  readonly isDefault: boolean;
}

export const emptyDraft: PatientDraft = {
  name: '',
  relation: '',
  cardType: 'idCard',
  cardNo: '',
  gender: '',
  birthDate: '',
  phone: 'own',
  mobile: '',
  mobileCode: '',
  guardianName: '',
  guardianCardNo: '',
  guardianRelation: '',
  isDefault: false,
};

/**
 * The form of a new family member, with the relation that the page which links here expects; without one, the first
 * member of an account is most likely the account's owner.
 */
export function newDraft(base: BaseInfo, expected: Relation | undefined): PatientDraft {
  const relation = base.relations.find((one) => one === (expected ?? 'self'));
  return relation === undefined ? emptyDraft : withRelation(emptyDraft, relation, base);
}

/** The draft of a person of another relation; what the account's profile says is filled in for oneself alone. */
export function withRelation(
  draft: PatientDraft,
  relation: Relation,
  base: BaseInfo,
): PatientDraft {
  const known = { gender: base.gender ?? '', birthDate: base.birthDate ?? '' } as const;
  const isOneself = relation === 'self';
  const of = <Value extends string>(typed: Value, ours: Value | ''): Value | '' =>
    isOneself ? typed || ours : typed === ours ? '' : typed;
  return {
    ...draft,
    relation,
    gender: of(draft.gender, known.gender),
    birthDate: of(draft.birthDate, known.birthDate),
  };
}

/** The form of a family member that exists; numbers are known masked only, so they start empty. */
export function draftOf(patient: Patient): PatientDraft {
  return {
    ...emptyDraft,
    name: patient.name,
    relation: patient.relation,
    cardType: patient.cardType,
    gender: patient.gender,
    birthDate: patient.birthDate,
    phone: 'kept',
    guardianName: patient.guardianName ?? '',
    guardianRelation: patient.guardianRelation ?? '',
    isDefault: patient.isDefault,
  };
}

/** Fields that never touch the device's storage: a finder of the device must not read them. */
const unkept = [
  'cardNo',
  'guardianCardNo',
  'mobile',
  'mobileCode',
] as const satisfies readonly (keyof PatientDraft)[];

/** What of a draft may be kept on the device. */
export function keepable(draft: PatientDraft): Partial<PatientDraft> {
  const kept: Partial<Record<keyof PatientDraft, unknown>> = { ...draft };
  for (const field of unkept) delete kept[field];
  // Only fields of a draft were left in.
  return kept as Partial<PatientDraft>;
}

/** A draft from what storage held; anything that does not fit counts as not there. */
export function restore(kept: unknown): PatientDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const fits = Object.entries(kept).every(
    ([field, value]) =>
      field in emptyDraft && typeof value === typeof emptyDraft[field as keyof PatientDraft],
  );
  if (!fits) return null;
  const draft: PatientDraft = { ...emptyDraft, ...kept };
  const isKnown =
    ['', ...relations].includes(draft.relation) &&
    cardTypes.includes(draft.cardType) &&
    ['own', 'other'].includes(draft.phone) &&
    ['', ...guardianRelations].includes(draft.guardianRelation) &&
    ['', 'female', 'male'].includes(draft.gender);
  return isKnown ? draft : null;
}
