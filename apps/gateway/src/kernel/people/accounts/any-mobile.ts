import { isMainlandMobile } from '@xinglin/rules';
import parsePhoneNumber from 'libphonenumber-js/max';
import type { Locale } from '../../../platform/context';
import { refuse } from '../../../platform/refusal';
import { refuseFields } from '../../../platform/refuse-fields';
import { textOf } from './locales';

/** Forms of mobile numbers that countries no longer use and people still know, each with that of today. */
const formerForms: readonly (readonly [RegExp, string])[] = [
  // Mexico, until 2019: 1 from abroad, 044 and 045 within the country.
  [/^\+52(?:1|04[45])(\d{10})$/, '+52$1'],
  // Brazil, until 2016: eight digits behind the code of the area.
  [/^\+55(\d{2})([6-9]\d{7})$/, '+55$19$2'],
];

/** The number that a text is today; null where there is none. The former 15 of Argentina is known to the library. */
function numberIn(typed: string) {
  const [former, today] = formerForms.find(([form]) => form.test(typed)) ?? [];
  const tries = [typed, ...(former && today ? [typed.replace(former, today)] : [])];
  return tries.map((one) => parsePhoneNumber(one)).find((one) => one?.isValid()) ?? null;
}

/**
 * A number as it is stored, one spelling for each telephone: mainland ones without their country's code, all others by
 * E.164, in which a zero stays that belongs to the number (Italy). Null where there is no such number.
 */
export function storedNumber(typed: string): string | null {
  if (!typed.startsWith('+')) return typed;
  const parsed = numberIn(typed);
  if (parsed === null) return null;
  const { countryCallingCode, nationalNumber, number } = parsed;
  return countryCallingCode === '86' && isMainlandMobile(nationalNumber) ? nationalNumber : number;
}

/** Whether a number cannot receive text messages. False in countries where mobile and fixed numbers look the same. */
const isFixedLine = (stored: string): boolean =>
  stored.startsWith('+') && numberIn(stored)?.getType() === 'FIXED_LINE';

/** The same of a field `mobile`, to which text messages are sent; refuses with `invalidFields`. */
export function storedMobile(mobile: string, { locale }: { readonly locale: Locale }): string {
  const problem = { field: 'mobile', code: 'mobileInvalid' };
  const stored = storedNumber(mobile) ?? refuseFields([problem], locale, { mobile });
  if (isFixedLine(stored)) {
    const message = textOf(locale, 'fixedLine');
    refuse('invalidFields', { data: { fields: [{ path: 'mobile', message }] } });
  }
  return stored;
}
