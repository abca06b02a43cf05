import { isCalendarDay, writeDay } from './calendar';

/** Sex or gender as the contract writes it. */
export type Gender = 'female' | 'male';

/** What a mainland ID card number says (spec 1 §5, Utility rules). */
export type IdCard =
  | {
      valid: true;
      year: number;
      /** 1 to 12. */
      month: number;
      day: number;
      sex: Gender;
      length: 15 | 18;
      /** `YYYY-MM-DD`. */
      birthDate: string;
    }
  | {
      valid: false;
      /** Characters of what was given. */
      length: number;
    };

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacters = '10X98765432';

/** First two digits of areas of the province level (GB/T 2260), with those of permits for residents of Hong Kong, Macao and Taiwan. */
const provinceLevel = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])$/;

/** The 18th character for the first 17 digits of a number. */
function checkCharacter(digits: string): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return checkCharacters.charAt(sum % 11);
}

/**
 * Reads a mainland ID card number: 15 digits, or 17 digits and a digit or x in any case. It begins with an area
 * that there is, the birth date must be a day of the calendar, and the last of 18 characters must fit the weighted sum. The
 * number is taken as it stands; `normalizeCardNo` cleans what a person typed.
 */
export function parseIdCard(number: string): IdCard {
  const whole = number.length === 15 ? convertIdCard15To18(number) : number;
  const match = /^(\d{2})\d{4}(\d{4})(\d{2})(\d{2})\d{2}(\d)[\dXx]$/.exec(whole ?? '');
  if (whole === null || match === null) return { valid: false, length: number.length };
  const [, area = '', ...rest] = match;
  const [year = 0, month = 0, day = 0, order = 0] = rest.map(Number);
  if (
    !provinceLevel.test(area) ||
    !isCalendarDay(year, month, day) ||
    checkCharacter(whole) !== whole.charAt(17).toUpperCase()
  ) {
    return { valid: false, length: number.length };
  }
  return {
    valid: true,
    year,
    month,
    day,
    sex: order % 2 === 0 ? 'female' : 'male',
    length: number.length === 15 ? 15 : 18,
    birthDate: writeDay({ year, month, day }),
  };
}

/**
 * The 18-character form of a 15-digit number, `null` when it is not 15 digits with a real birth
 * date. The century comes from the birth year's digits (spec 1 §5): 00 to 09 is 20xx, since nobody
 * born from 1900 to 1909 books any more, and everything above is 19xx, since numbers of 15 digits
 * were given out until 1999.
 */
export function convertIdCard15To18(number: string): string | null {
  const match = /^(\d{6})(\d{2})(\d{2})(\d{2})(\d{3})$/.exec(number);
  if (match === null) return null;
  const [area = '', years = '', month = '', day = '', order = ''] = match.slice(1);
  const century = Number(years) < 10 ? '20' : '19';
  if (!isCalendarDay(Number(century + years), Number(month), Number(day))) return null;
  const digits = area + century + years + month + day + order;
  return digits + checkCharacter(digits);
}
