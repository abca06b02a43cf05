import type { CardType, Patient, Relation } from '@xinglin/gateway-sdk';
import { cardTypes, relations } from '@xinglin/rules';

/** What is typed about a family member. */
export interface PatientDraft {
  readonly name: string;
  readonly relation: Relation;
  readonly cardType: CardType;
  readonly cardNo: string;
  readonly gender: '' | 'female' | 'male';
  readonly birthDate: string;
  readonly mobile: string;
  readonly guardianName: string;
  readonly guardianCardNo: string;
  readonly isDefault: boolean;
}

export const emptyDraft: PatientDraft = {
  name: '',
  relation: 'self',
  cardType: 'idCard',
  cardNo: '',
  gender: '',
  birthDate: '',
  mobile: '',
  guardianName: '',
  guardianCardNo: '',
  isDefault: false,
};

/** The form of a family member that exists; numbers are known masked only, so they start empty. */
export function draftOf(patient: Patient): PatientDraft {
  return {
    ...emptyDraft,
    name: patient.name,
    relation: patient.relation,
    cardType: patient.cardType,
    gender: patient.gender,
    birthDate: patient.birthDate,
    guardianName: patient.guardianName ?? '',
    isDefault: patient.isDefault,
  };
}

/** Fields that never touch the device's storage: whoever finds the phone must not find them there. */
const unkept = [
  'cardNo',
  'guardianCardNo',
  'mobile',
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
    relations.includes(draft.relation) &&
    cardTypes.includes(draft.cardType) &&
    ['', 'female', 'male'].includes(draft.gender);
  return isKnown ? draft : null;
}
