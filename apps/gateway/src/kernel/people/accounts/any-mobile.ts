import { isMainlandMobile } from '@xinglin/rules';
import parsePhoneNumber from 'libphonenumber-js/max';
import type { Locale } from '../../../platform/context';
import { refuseFields } from '../../../platform/refuse-fields';

/**
 * A number as it is stored, one spelling for each telephone: mainland ones without their country's code, all others by
 * E.164, in which a zero stays that belongs to the number (Italy). Null where there is no such number.
 */
export function storedNumber(typed: string): string | null {
  if (!typed.startsWith('+')) return typed;
  const parsed = parsePhoneNumber(typed);
  if (!parsed?.isValid()) return null;
  const { countryCallingCode, nationalNumber, number } = parsed;
  return countryCallingCode === '86' && isMainlandMobile(nationalNumber) ? nationalNumber : number;
}

/** The same of a field `mobile`; refuses with `invalidFields`. */
export function storedMobile(mobile: string, { locale }: { readonly locale: Locale }): string {
  const problem = { field: 'mobile', code: 'mobileInvalid' };
  return storedNumber(mobile) ?? refuseFields([problem], locale, { mobile });
}
