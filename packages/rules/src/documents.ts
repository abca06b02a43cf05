import { convertIdCard15To18, parseIdCard } from './id-card';
import { withoutSeparators } from './typed-text';

/** The documents a patient can have, in the order they are offered. Texts: `shared:cardType.*`. */
export const cardTypes = [
  'idCard',
  'passport',
  'homeReturnPermit',
  'taiwanPass',
  'birthCertificate',
  'none',
] as const;

/** A kind of document; `none` is a small child that has none yet. */
export type CardType = (typeof cardTypes)[number];

/** Why a document number is refused. Texts: `rules:<code>`. */
export const documentCodes = [
  'cardNoRequired',
  'idCardInvalid',
  'passportInvalid',
  'homeReturnPermitInvalid',
  'taiwanPassInvalid',
  'birthCertificateInvalid',
] as const;

/** One of {@link documentCodes}. */
export type DocumentCode = (typeof documentCodes)[number];

const formats = {
  // Passports of the world have 5 to 17 letters and digits, at least one digit among them.
  passport: { pattern: /^(?=.*\d)[A-Z0-9]{5,17}$/, code: 'passportInvalid' },
  // H (Hong Kong) or M (Macao), eight digits of the person, and on older cards two of the issue.
  homeReturnPermit: { pattern: /^([HM]\d{8})(?:\d{2})?$/, code: 'homeReturnPermitInvalid' },
  // Eight digits of the person, and on older booklets two of the issue and in brackets a letter of the office.
  taiwanPass: { pattern: /^(\d{8})(?:\d{2})?[A-Z]?$/, code: 'taiwanPassInvalid' },
  // A letter and nine digits.
  birthCertificate: { pattern: /^[A-Z]\d{9}$/, code: 'birthCertificateInvalid' },
} as const satisfies Partial<Record<CardType, { pattern: RegExp; code: DocumentCode }>>;

/** What is typed for the X of an ID card where a keyboard has it not at hand: signs and letters of the same look. */
const likeX = /(?<=^\d{17})[×✕✖╳⨯ΧХ]$/;

/**
 * A document number as it is stored and compared: written plainly, spaces, dots, strokes and brackets dropped, letters
 * in capitals.
 */
export function normalizeCardNo(text: string): string {
  // The sign before a number is none of its letters, of which it is made plain.
  return withoutSeparators(
    text.replaceAll('№', ''),
    /[\s.·()[\]{}<>【】〔〕〖〗「」『』《》〈〉/-]/g,
  )
    .toUpperCase()
    .normalize('NFC')
    .replace(likeX, 'X');
}

/**
 * Whether a number has the form of its kind of document (spec 1 §3 and §5); `null` when it has. The
 * number is normalized first. For `none` there is nothing to check.
 */
export function checkDocument(cardType: CardType, cardNo: string): DocumentCode | null {
  if (cardType === 'none') return null;
  const number = normalizeCardNo(cardNo);
  if (number === '') return 'cardNoRequired';
  if (cardType === 'idCard') return parseIdCard(number).valid ? null : 'idCardInvalid';
  const { pattern, code } = formats[cardType];
  return pattern.test(number) ? null : code;
}

/**
 * What stands for the person behind a document, of whichever issue it is: the old and the new number of one ID card are
 * one person, and so are a booklet and the card that came after it. The number is normalized first.
 */
export function documentIdentity(cardType: CardType, cardNo: string): string {
  const number = normalizeCardNo(cardNo);
  if (cardType === 'idCard') return `idCard:${convertIdCard15To18(number) ?? number}`;
  const ofPerson = cardType === 'none' ? undefined : formats[cardType].pattern.exec(number)?.[1];
  return `${cardType}:${ofPerson ?? number}`;
}
