import { normalizeReceiverMobile } from './address';
import { normalizeBankCard } from './bank-card';
import { normalizeCardNo } from './documents';
import {
  firstOutOfName,
  normalizeCode,
  normalizeEmail,
  normalizeMobile,
  normalizeNickname,
} from './person-fields';
import type { ruleCodes } from './rule-codes';
import { plainText } from './typed-text';

type RuleCode = (typeof ruleCodes)[number];

/** Characters that are told by what they are. Texts: `rules:character.<kind>`. */
type UnshownCharacter = 'space' | 'unseen' | 'unknown';

/**
 * The first character that a field does not take, as a person finds it again in what was typed: itself, or what it is
 * where it cannot be shown.
 */
export type RefusedCharacter =
  | { readonly kind: 'shown'; readonly character: string }
  | { readonly kind: UnshownCharacter };

/** Finds what of a text in its normal form is not taken; `undefined` where no single character is to blame. */
type Finder = (text: string) => string | undefined;

const notMatching =
  (normalize: (text: string) => string, pattern: RegExp): Finder =>
  (text) =>
    pattern.exec(normalize(text))?.[0];

const digits = (normalize: (text: string) => string) => notMatching(normalize, /[^0-9]/u);
const idCard = notMatching(normalizeCardNo, /[^0-9X]|X(?=.)/su);

/** By the rule that refuses. A rule that is not here refuses a whole text, as one too long, and not a character of it. */
const finders: Partial<Record<RuleCode, Finder>> = {
  nameCharacters: firstOutOfName,
  guardianNameInvalid: firstOutOfName,
  nicknameCharacters: notMatching(normalizeNickname, /[^\p{Script=Han}\p{Script=Latin}0-9]/u),
  mobileInvalid: (text) => /(?!^\+)[^0-9]/u.exec(withoutExtension(text))?.[0],
  codeInvalid: digits(normalizeCode),
  bankCardInvalid: digits(normalizeBankCard),
  idCardInvalid: idCard,
  guardianCardNoInvalid: idCard,
  passportInvalid: notMatching(normalizeCardNo, /[^A-Z0-9]/u),
  homeReturnPermitInvalid: notMatching(normalizeCardNo, /^[^HM]|(?<=.)[^0-9]/su),
  taiwanPassInvalid: notMatching(normalizeCardNo, /[^A-Z0-9]|[A-Z](?=.)/su),
  birthCertificateInvalid: notMatching(normalizeCardNo, /^[^A-Z]|(?<=.)[^0-9]/su),
  emailInvalid: notMatching(normalizeEmail, /[^\w'+.@-]|(?<=@[^@]*)@/u),
};

/** A number as the sending of parcels knows it: what stands behind the hyphen is checked by itself. */
function withoutExtension(text: string): string {
  const mobile = normalizeReceiverMobile(text);
  return mobile.includes('-') ? (mobile.split('-')[0] ?? '') : normalizeMobile(text);
}

/**
 * The character for which a rule refuses what was typed; null where it refuses the whole. `code` is any code of this
 * package, `typed` what stands in the field, not normalized.
 */
export function refusedCharacter(code: string, typed: string): RefusedCharacter | null {
  const found = finders[code as RuleCode]?.(typed);
  if (found === undefined) return null;
  // The form that was typed is the one that the person looks for: ＠, not @.
  const asTyped = [...typed].find((character) =>
    plainText(character).toUpperCase().includes(found.toUpperCase()),
  );
  return described(asTyped ?? found);
}

function described(character: string): RefusedCharacter {
  if (/[\s\p{Z}]/u.test(character)) return { kind: 'space' };
  // The blank of Braille is drawn as nothing.
  if (/[\p{Cc}\p{Cf}\u2800]/u.test(character)) return { kind: 'unseen' };
  if (/[\p{Co}\p{Cn}\p{Cs}\uFFFC\uFFFD]/u.test(character)) return { kind: 'unknown' };
  // A mark is shown on a circle, as there is nothing that it belongs to.
  return { kind: 'shown', character: /\p{M}/u.test(character) ? `\u25CC${character}` : character };
}
