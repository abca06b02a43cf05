import { ageOn, isPossibleBirthDate } from './ages';
import { cardTypes, checkDocument, normalizeCardNo } from './documents';
import type { CardType, DocumentCode } from './documents';
import { convertIdCard15To18, parseIdCard } from './id-card';
import { checkName, normalizeName } from './person-fields';
import type { PersonFieldCode } from './person-fields';

/** Why what is typed about the holder of an account is refused, beyond name and number. Texts: `rules:<code>`. */
export const realNameCodes = ['holderTooYoung'] as const;

/** One of {@link realNameCodes}, or of a name or a document. */
export type RealNameCode =
  | (typeof realNameCodes)[number]
  | 'cardTypeRequired'
  | DocumentCode
  | PersonFieldCode;

/** What is typed about the holder of an account. */
export interface RealNameInput {
  readonly name?: string | undefined;
  /** An ID card unless told. */
  readonly cardType?: string | undefined;
  readonly cardNo?: string | undefined;
}

/** A field of the form. */
export type RealNameField = 'name' | 'cardType' | 'cardNo';

/** One refusal. */
export interface RealNameProblem {
  readonly field: RealNameField;
  readonly code: RealNameCode;
}

/** Below this age a person cannot consent alone, and so cannot hold a verified account. */
export const accountHolderAge = 14;

/** Documents that prove who holds an account: those an adult has. */
export const holderCardTypes = ['idCard', 'passport', 'homeReturnPermit', 'taiwanPass'] as const;

/** The fields cleaned, an ID card in its form of 18 characters; absent ones are empty. */
export function resolveRealName(input: RealNameInput): {
  readonly name: string;
  readonly cardType: CardType | '';
  readonly cardNo: string;
} {
  const cardType = cardTypes.find((type) => type === (input.cardType ?? 'idCard')) ?? '';
  const cardNo = normalizeCardNo(input.cardNo ?? '');
  return {
    name: normalizeName(input.name ?? ''),
    cardType,
    cardNo: cardType === 'idCard' ? (convertIdCard15To18(cardNo) ?? cardNo) : cardNo,
  };
}

/**
 * Checks who is said to hold an account; empty when all is well, at most one problem a field, in the order of the form.
 * @param today `YYYY-MM-DD`.
 */
export function checkRealName(input: RealNameInput, today: string): RealNameProblem[] {
  const { name, cardType, cardNo } = resolveRealName(input);
  const type = holderCardTypes.find((known) => known === cardType);
  const codes: [RealNameField, RealNameCode | null][] = [
    ['name', checkName(name)],
    ['cardType', type === undefined ? 'cardTypeRequired' : null],
    [
      'cardNo',
      type === undefined ? null : (checkDocument(type, cardNo) ?? checkAge(type, cardNo, today)),
    ],
  ];
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}

/** Only an ID card says the age. */
function checkAge(type: CardType, cardNo: string, today: string): RealNameCode | null {
  const card = type === 'idCard' ? parseIdCard(cardNo) : null;
  if (!card?.valid) return null;
  if (!isPossibleBirthDate(card.birthDate, today)) return 'idCardInvalid';
  return ageOn(card.birthDate, today) < accountHolderAge ? 'holderTooYoung' : null;
}
