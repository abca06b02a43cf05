import { checkMobile, normalizeMobile, plainText, type PersonFieldCode } from '@xinglin/rules';

/** The code of the country whose numbers are sent as they are dialled there. */
const mainland = '+86';

const digitsOf = (typed: string): string =>
  plainText(typed)
    .replace(/[\s().·/-]/g, '')
    // As a number abroad is dialled.
    .replace(/^00(?=[1-9])/, '+');

/** A number as it is sent: its country's code and its digits, every zero kept; the gateway knows which belong to it. */
export function phoneOf(dial: string, typed: string): string {
  if (dial === mainland) return normalizeMobile(typed);
  const digits = digitsOf(typed);
  return digits.startsWith('+') ? digits : dial + digits;
}

/** What is wrong with a typed number, as far as a page can tell; whether there is such a number the gateway knows. */
export function checkPhone(dial: string, typed: string): PersonFieldCode | null {
  if (dial === mainland) return checkMobile(typed);
  const digits = digitsOf(typed);
  if (digits === '') return 'mobileRequired';
  return /^(?:\+\d{2})?\d{4,14}$/.test(digits) ? null : 'mobileInvalid';
}
