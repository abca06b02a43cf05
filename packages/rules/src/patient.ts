import { ageOn, isPossibleBirthDate } from './ages';
import { cardTypes, checkDocument, normalizeCardNo } from './documents';
import type { CardType, DocumentCode } from './documents';
import { parseIdCard } from './id-card';
import type { Gender } from './id-card';
import { checkMobile, checkName, normalizeMobile, normalizeName } from './person-fields';
import type { PersonFieldCode } from './person-fields';

/** How a patient is related to the holder of the account. Texts: `shared:relation.*`. */
export const relations = ['self', 'spouse', 'child', 'parent', 'other'] as const;

/** One of {@link relations}. */
export type Relation = (typeof relations)[number];

/** How a guardian is related to whom they carry. Texts: `shared:guardianRelation.*`. */
export const guardianRelations = ['mother', 'father', 'other'] as const;

/** One of {@link guardianRelations}. */
export type GuardianRelation = (typeof guardianRelations)[number];

/** From this age on a person needs no guardian. */
export const adultAge = 18;

/** Below this age a child may be added without an ID card or another document. */
export const withoutIdCardBelowAge = 6;

/** What is typed about a patient: fields of the calls `/patient/add` and `/patient/update`. */
export interface PatientInput {
  name?: string | undefined;
  relation?: string | undefined;
  cardType?: string | undefined;
  cardNo?: string | undefined;
  gender?: string | undefined;
  /** `YYYY-MM-DD`. */
  birthDate?: string | undefined;
  mobile?: string | undefined;
  guardianName?: string | undefined;
  guardianCardNo?: string | undefined;
  /** One of {@link guardianRelations}; may be left out. */
  guardianRelation?: string | undefined;
}

/** A field of a patient, in the order of the form. */
export type PatientField = keyof PatientInput;

/** What only a patient is refused for; texts: `rules:<code>`. */
export const patientOnlyCodes = [
  'relationRequired',
  'cardTypeRequired',
  'withoutIdCardTooOld',
  'genderRequired',
  'genderMismatch',
  'birthDateRequired',
  'birthDateInvalid',
  'birthDateMismatch',
  'guardianNameRequired',
  'guardianNameInvalid',
  'guardianCardNoRequired',
  'guardianCardNoInvalid',
  'guardianNotAdult',
] as const;

/** Why a field of a patient is refused. Texts: `rules:<code>`. */
export type PatientCode = (typeof patientOnlyCodes)[number] | DocumentCode | PersonFieldCode;

/** One refusal. */
export interface PatientProblem {
  field: PatientField;
  code: PatientCode;
}

/** A patient's fields cleaned, with what the ID card fixes filled in; absent ones are empty. */
export interface ResolvedPatient {
  name: string;
  relation: Relation | null;
  cardType: CardType | null;
  /** Normalized; empty for `none`. */
  cardNo: string;
  gender: Gender | null;
  /** `YYYY-MM-DD`, or what was typed when that is no day. */
  birthDate: string;
  mobile: string;
  guardianName: string;
  guardianCardNo: string;
  guardianRelation: GuardianRelation | null;
}

/**
 * Cleans what was typed; an ID card that reads well overrides gender and birth date. The gateway
 * stores this, the form shows it.
 */
export function resolvePatient(input: PatientInput): ResolvedPatient {
  const cardType = cardTypes.find((one) => one === input.cardType) ?? null;
  const cardNo = cardType === 'none' ? '' : normalizeCardNo(input.cardNo ?? '');
  const card = cardType === 'idCard' ? parseIdCard(cardNo) : null;
  const typedGender = input.gender === 'female' || input.gender === 'male' ? input.gender : null;
  return {
    name: normalizeName(input.name ?? ''),
    relation: relations.find((one) => one === input.relation) ?? null,
    cardType,
    cardNo,
    gender: card?.valid ? card.sex : typedGender,
    birthDate: card?.valid ? card.birthDate : (input.birthDate ?? '').trim(),
    mobile: normalizeMobile(input.mobile ?? ''),
    guardianName: normalizeName(input.guardianName ?? ''),
    guardianCardNo: normalizeCardNo(input.guardianCardNo ?? ''),
    guardianRelation: guardianRelations.find((one) => one === input.guardianRelation) ?? null,
  };
}

/**
 * Whether a patient is carried by a guardian: a minor, or a child without an ID card or passport.
 * False while neither birth date nor document says so. `today` as `YYYY-MM-DD`.
 */
export function needsGuardian(input: PatientInput, today: string): boolean {
  const { cardType, birthDate } = resolvePatient(input);
  if (isWithoutCard(cardType)) return true;
  return isPossibleBirthDate(birthDate, today) && ageOn(birthDate, today) < adultAge;
}

function isWithoutCard(cardType: CardType | null): boolean {
  return cardType === 'none' || cardType === 'birthCertificate';
}

/**
 * Checks a patient (spec 1 §5; product.md, Conventions of the field). Empty when all is well; at
 * most one problem a field, in the order of the form. An ID card fixes gender and birth date; a
 * minor needs an adult guardian with a mainland ID card; only a child under 6 may come without a
 * document. `today` is the day at the hospital, `YYYY-MM-DD`. `kept` names fields an update leaves
 * out because they stay as they were.
 */
export function checkPatient(
  input: PatientInput,
  today: string,
  kept: readonly PatientField[] = [],
): PatientProblem[] {
  const patient = resolvePatient(input);
  const codes: [PatientField, PatientCode | null][] = [
    ['relation', patient.relation === null ? 'relationRequired' : null],
    ['name', checkName(patient.name)],
    ['cardType', checkCardType(patient, today)],
    ['cardNo', checkCardNo(patient, today)],
    ['gender', checkGender(input, patient)],
    ['birthDate', checkBirthDate(input, patient, today)],
    ['mobile', checkMobile(patient.mobile)],
  ];
  if (needsGuardian(input, today)) {
    codes.push(['guardianName', checkGuardianName(patient.guardianName)]);
    codes.push(['guardianCardNo', checkGuardianCard(patient.guardianCardNo, today)]);
  }
  return codes.flatMap(([field, code]) => {
    const staysAsItWas = kept.includes(field) && !input[field]?.trim();
    return code === null || staysAsItWas ? [] : [{ field, code }];
  });
}

function checkCardType(patient: ResolvedPatient, today: string): PatientCode | null {
  if (patient.cardType === null) return 'cardTypeRequired';
  if (!isWithoutCard(patient.cardType) || !isPossibleBirthDate(patient.birthDate, today))
    return null;
  return ageOn(patient.birthDate, today) < withoutIdCardBelowAge ? null : 'withoutIdCardTooOld';
}

function checkCardNo(patient: ResolvedPatient, today: string): PatientCode | null {
  if (patient.cardType === null) return null;
  const code = checkDocument(patient.cardType, patient.cardNo);
  if (code !== null || patient.cardType !== 'idCard') return code;
  return isPossibleBirthDate(patient.birthDate, today) ? null : 'idCardInvalid';
}

/** Whether the ID card reads well, so that gender and birth date come from it. */
function isFixedByCard({ cardType, cardNo }: ResolvedPatient): boolean {
  return cardType === 'idCard' && parseIdCard(cardNo).valid;
}

function checkGender(input: PatientInput, patient: ResolvedPatient): PatientCode | null {
  if (!isFixedByCard(patient)) {
    // Without a readable card the card is the problem to show, not what would follow from it.
    return patient.gender === null && patient.cardType !== 'idCard' ? 'genderRequired' : null;
  }
  return input.gender && input.gender !== patient.gender ? 'genderMismatch' : null;
}

function checkBirthDate(
  input: PatientInput,
  patient: ResolvedPatient,
  today: string,
): PatientCode | null {
  if (isFixedByCard(patient)) {
    const typed = input.birthDate?.trim();
    return typed && typed !== patient.birthDate ? 'birthDateMismatch' : null;
  }
  if (patient.birthDate === '') return patient.cardType === 'idCard' ? null : 'birthDateRequired';
  return isPossibleBirthDate(patient.birthDate, today) ? null : 'birthDateInvalid';
}

function checkGuardianName(name: string): PatientCode | null {
  const code = checkName(name);
  if (code === null) return null;
  return code === 'nameRequired' ? 'guardianNameRequired' : 'guardianNameInvalid';
}

function checkGuardianCard(cardNo: string, today: string): PatientCode | null {
  if (cardNo === '') return 'guardianCardNoRequired';
  const card = parseIdCard(cardNo);
  if (!card.valid || !isPossibleBirthDate(card.birthDate, today)) return 'guardianCardNoInvalid';
  return ageOn(card.birthDate, today) >= adultAge ? null : 'guardianNotAdult';
}
