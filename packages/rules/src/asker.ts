import { isPossibleBirthDate } from './ages';
import { checkDocument, normalizeCardNo, type DocumentCode } from './documents';
import { checkName, type PersonFieldCode } from './person-fields';
import { parseIdCard } from './id-card';

/** The documents of those for whom people abroad ask, in the order they are offered (spec 1 §3). Texts: `shared:cardType.*`. */
export const askerCardTypes = ['passport', 'idCard', 'homeReturnPermit', 'taiwanPass'] as const;

/** One of {@link askerCardTypes}. */
export type AskerCardType = (typeof askerCardTypes)[number];

/** Below this age, in whole years, nobody is advised from abroad (spec 1 §5). */
export const askerFromAge = 16;

/** What only an asker is refused for. Texts: `rules:<code>`. */
export const askerOnlyCodes = ['ageRequired', 'ageInvalid', 'countryRequired'] as const;

/** What is typed about an asker; absent where nothing was chosen yet. */
export interface AskerInput {
  /** What the doctor calls the person: a name, whole or in part, and not the nickname of an account. */
  readonly nickname?: string | undefined;
  readonly gender?: 'female' | 'male' | undefined;
  /** Whole months; 0 for less than one. */
  readonly ageMonths?: number | undefined;
  readonly country?: string | undefined;
  readonly cardType?: AskerCardType | undefined;
  readonly cardNo?: string | undefined;
}

/** One refusal. */
export interface AskerProblem {
  readonly field: keyof AskerInput;
  readonly code:
    | PersonFieldCode
    | DocumentCode
    | 'genderRequired'
    | 'cardTypeRequired'
    | (typeof askerOnlyCodes)[number];
}

/** Nobody has grown older. */
const monthsAtMost = 150 * 12;

function checkAge(months: number | undefined): 'ageRequired' | 'ageInvalid' | null {
  if (months === undefined) return 'ageRequired';
  return Number.isInteger(months) && months >= 0 && months < monthsAtMost ? null : 'ageInvalid';
}

/** An ID card says a day of birth, which must not be to come. */
function checkCard(cardType: AskerCardType, cardNo: string, today: string): DocumentCode | null {
  const card = cardType === 'idCard' ? parseIdCard(normalizeCardNo(cardNo)) : null;
  if (card?.valid && !isPossibleBirthDate(card.birthDate, today)) return 'idCardInvalid';
  return checkDocument(cardType, cardNo);
}

/**
 * Checks an asker (spec 2 §5); empty when all is well, at most one problem a field, in the order of the form.
 * @param today `YYYY-MM-DD`.
 */
export function checkAsker(input: AskerInput, today: string): AskerProblem[] {
  const { nickname = '', gender, ageMonths, country = '', cardType, cardNo = '' } = input;
  const codes = [
    ['nickname', checkName(nickname, 1)],
    ['gender', gender === undefined ? 'genderRequired' : null],
    ['ageMonths', checkAge(ageMonths)],
    ['country', country === '' ? 'countryRequired' : null],
    ['cardType', cardType === undefined ? 'cardTypeRequired' : null],
    ['cardNo', cardType === undefined ? null : checkCard(cardType, cardNo, today)],
  ] as const;
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}

/** Whole months of age on a day, of somebody whose age was said on an earlier one; both are ISO dates. */
export function ageMonthsOn(
  said: { readonly ageMonths: number; readonly agedOn: string },
  day: string,
): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [saidYear = 0, saidMonth = 0, saidDate = 0] = said.agedOn.split('-').map(Number);
  const passed = (year - saidYear) * 12 + month - saidMonth - (date < saidDate ? 1 : 0);
  return said.ageMonths + Math.max(0, passed);
}
