import { errorCodes, type Patient } from '@xinglin/gateway-sdk';
import {
  needsGuardian,
  normalizeCardNo,
  parseIdCard,
  resolvePatient,
  type PatientField,
} from '@xinglin/rules';
import type { FieldsOfFailures } from '../components/use-problems';
import type { PatientDraft } from './patient-draft';

/** Everything in the form that can be wrong. */
export type PatientFormField = PatientField | 'consent';

const formFields: readonly string[] = [
  'name',
  'relation',
  'cardType',
  'cardNo',
  'gender',
  'birthDate',
  'mobile',
  'guardianName',
  'guardianCardNo',
  'consent',
] satisfies PatientFormField[];

/**
 * What a draft says by the rules: the input to check, what the form shows of it, and the fields to
 * send: only what the chosen document needs, and no number that stays as it was.
 */
export function readDraft(draft: PatientDraft, today: string) {
  const isFixedByCard =
    draft.cardType === 'idCard' && parseIdCard(normalizeCardNo(draft.cardNo)).valid;
  // What was chosen under another document, or by a former card, cannot be seen beside an ID card
  // and must not contradict it.
  const input: PatientDraft = isFixedByCard ? { ...draft, gender: '', birthDate: '' } : draft;
  const resolved = resolvePatient(input);
  const isGuarded = needsGuardian(input, today);
  const { name, cardNo, gender, birthDate, mobile, guardianName, guardianCardNo } = resolved;
  return {
    input,
    resolved,
    /** An ID card that reads well says gender and birth date. */
    isFixedByCard,
    isGuarded,
    fields: {
      name,
      relation: draft.relation,
      cardType: draft.cardType,
      isDefault: draft.isDefault,
      ...(cardNo && { cardNo }),
      ...(mobile && { mobile }),
      ...(gender && { gender }),
      ...(birthDate && { birthDate }),
      ...(isGuarded && guardianName && { guardianName }),
      ...(isGuarded && guardianCardNo && { guardianCardNo }),
    },
  };
}

/**
 * Numbers that an update leaves as they were when they are left empty: the page only knows them
 * masked. Another kind of document, or another guardian, comes with a number of its own.
 */
export function keptFields(draft: PatientDraft, patient: Patient | undefined): PatientField[] {
  if (!patient) return [];
  return [
    'mobile',
    ...(patient.cardNo !== null && draft.cardType === patient.cardType ? ['cardNo' as const] : []),
    ...(patient.guardianName !== null && draft.guardianName.trim() === patient.guardianName
      ? ['guardianCardNo' as const]
      : []),
  ];
}

/** Which field a refusal of the gateway is about; without a document there is no number to point at. */
export function failureFields({ cardType }: PatientDraft): FieldsOfFailures<PatientFormField> {
  return {
    knows: (path): path is PatientFormField => formFields.includes(path),
    ofRefusal: (code) => {
      if (code === errorCodes.patientDuplicate) return cardType === 'none' ? 'name' : 'cardNo';
      return code === errorCodes.consentRequired ? 'consent' : undefined;
    },
  };
}
