import type { FieldsOfFailures } from '@xinglin/forms';
import { errorCodes, type Patient } from '@xinglin/gateway-sdk';
import {
  checkMobileCode,
  checkPatient,
  needsGuardian,
  normalizeCardNo,
  normalizeCode,
  parseIdCard,
  type PatientCode,
  type PatientField,
  resolvePatient,
  trimmedText,
} from '@xinglin/rules';
import type { PatientDraft } from './patient-draft';

/** Everything in the form that can be wrong. */
export type PatientFormField = PatientField | 'mobileCode' | 'consent';

const formFields: readonly string[] = [
  'name',
  'relation',
  'cardType',
  'cardNo',
  'gender',
  'birthDate',
  'mobile',
  'mobileCode',
  'guardianName',
  'guardianCardNo',
  'guardianRelation',
  'consent',
] satisfies PatientFormField[];

/** What only the chosen kind of document asks for. */
export const documentFields: readonly PatientFormField[] = ['cardNo', 'gender', 'birthDate'];

const isFormField = (path: string): path is PatientFormField => formFields.includes(path);

/** The fields of the form that a change is about. */
export function fieldsIn(changed: Partial<PatientDraft>): PatientFormField[] {
  return Object.keys(changed).filter(isFormField);
}

/**
 * What a draft says by the rules: the input to check, what the form shows of it, and the fields to
 * send: only what the chosen document needs, and no number that stays as it was.
 */
export function readDraft(draft: PatientDraft, today: string) {
  const isFixedByCard =
    draft.cardType === 'idCard' && parseIdCard(normalizeCardNo(draft.cardNo)).valid;
  // What was chosen under another document, or by a former card, cannot be seen beside an ID card
  // and must not contradict it.
  const typed = draft.phone === 'other' ? draft : { ...draft, mobile: '', mobileCode: '' };
  const input: PatientDraft = isFixedByCard ? { ...typed, gender: '', birthDate: '' } : typed;
  const resolved = resolvePatient(input);
  const isGuarded = needsGuardian(input, today);
  const { name, cardNo, gender, birthDate, guardianName, guardianCardNo, guardianRelation } =
    resolved;
  return {
    input,
    resolved,
    /** An ID card that reads well says gender and birth date. */
    isFixedByCard,
    isGuarded,
    fields: {
      name,
      // Checked before anything is sent.
      relation: resolved.relation ?? 'other',
      cardType: draft.cardType,
      isDefault: draft.isDefault,
      ...(cardNo && { cardNo }),
      ...(gender && { gender }),
      ...(birthDate && { birthDate }),
      ...(isGuarded && guardianName && { guardianName }),
      ...(isGuarded && guardianCardNo && { guardianCardNo }),
      ...(isGuarded && guardianRelation && { guardianRelation }),
    },
    /** The number to send and its code; none leaves it to the account's own. */
    phone: {
      ...(input.mobile && { mobile: resolved.mobile }),
      ...(input.mobileCode && { mobileCode: normalizeCode(input.mobileCode) }),
    },
  };
}

/**
 * Numbers that an update leaves as they were when they are left empty: the page only knows them
 * masked. Another kind of document, or another guardian, comes with a number of its own.
 */
export function keptFields(draft: PatientDraft, patient: Patient | undefined): PatientField[] {
  const phone = draft.phone === 'other' ? [] : (['mobile'] as const);
  if (!patient) return [...phone];
  return [
    ...phone,
    ...(patient.cardNo !== null && draft.cardType === patient.cardType ? ['cardNo' as const] : []),
    ...(patient.guardianName !== null && trimmedText(draft.guardianName) === patient.guardianName
      ? ['guardianCardNo' as const]
      : []),
  ];
}

/** What is wrong with a draft by the rules, in the order of the form. */
export function draftProblems(
  draft: PatientDraft,
  today: string,
  kept: readonly PatientField[],
): { readonly field: PatientFormField; readonly code: PatientCode }[] {
  const { input } = readDraft(draft, today);
  const codeProblem = input.mobileCode === '' ? null : checkMobileCode(input.mobileCode);
  return [
    ...checkPatient(input, today, kept),
    ...(codeProblem === null ? [] : [{ field: 'mobileCode' as const, code: codeProblem }]),
  ];
}

/** Which field a refusal of the gateway is about; without a document there is no number to point at. */
export function failureFields({ cardType }: PatientDraft): FieldsOfFailures<PatientFormField> {
  return {
    knows: isFormField,
    ofRefusal: (code) => {
      if (code === errorCodes.patientDuplicate) return cardType === 'none' ? 'name' : 'cardNo';
      if (code === errorCodes.patientAlike) return 'name';
      if (code === errorCodes.selfTaken) return 'relation';
      if (code === errorCodes.wrongCode || code === errorCodes.codeExpired) return 'mobileCode';
      return code === errorCodes.consentRequired ? 'consent' : undefined;
    },
  };
}
