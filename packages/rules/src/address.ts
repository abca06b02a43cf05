import {
  checkMobile,
  checkName,
  isMainlandMobile,
  normalizeMobile,
  normalizeName,
} from './person-fields';
import { maskPhone } from './masks';
import type { PersonFieldCode } from './person-fields';
import { plainText, typedText } from './typed-text';

/** Why a field of a postal address is refused, beyond name and phone. Texts: `rules:<code>`. */
export const addressCodes = [
  'areaRequired',
  'areaIncomplete',
  'detailRequired',
  'detailLength',
] as const;

/** One of {@link addressCodes}, or of the receiver's name and phone. */
export type AddressCode = (typeof addressCodes)[number] | PersonFieldCode;

/** What is typed about a postal address: fields of the calls below `/logistics/postingaddress/`. */
export interface AddressInput {
  /** Who receives. */
  readonly name?: string | undefined;
  readonly mobile?: string | undefined;
  readonly provinceId?: string | undefined;
  readonly cityId?: string | undefined;
  readonly districtId?: string | undefined;
  /** Street, house and room. */
  readonly detail?: string | undefined;
}

/** A field of the form; the three ids are one field. */
export type AddressField = 'name' | 'mobile' | 'area' | 'detail';

/** One refusal. */
export interface AddressProblem {
  readonly field: AddressField;
  readonly code: AddressCode;
}

/** Most characters of a pasted text that are read; what comes after is no address any more. */
export const recognizableLength = 300;

/** Most postal addresses of one account. */
export const addressLimit = 20;

/** Fewest and most characters of street, house and room. */
export const addressDetailLength = { min: 4, max: 100 } as const;

/** Street, house and room as they are stored: full-width forms made plain, white space of any kind made one space. */
export function normalizeAddressDetail(text: string): string {
  return typedText(text)
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
}

/** A number, and its extension behind a sign, a word, in brackets, or of three digits and more behind a gap. */
const relayNumber =
  /^(.*?\d)\s*(?:(?:[([【]?(?:转|轉|接|分机号?|分機號?|extension|ext\.?)|[-#_,([【])[\s,:：]*(?:分机号?|分機號?)?\s*(\d{1,6})|\s(\d{3,6}))[\s#)\]】]*$/iu;

/** The phone of a receiver as it is stored; a relay number keeps its extension: `18400001234-7804`. */
export function normalizeReceiverMobile(text: string): string {
  const [, whole = '', marked, parted] = relayNumber.exec(plainText(text)) ?? [];
  const extension = marked ?? parted ?? '';
  const mobile = normalizeMobile(whole);
  return isMainlandMobile(mobile) ? `${mobile}-${extension}` : normalizeMobile(text);
}

/** The phone of a receiver for display: its extension alone says nothing of who it is. */
export function maskReceiverMobile(mobile: string): string {
  const [number = '', ...extension] = mobile.split('-');
  return [maskPhone(number), ...extension].join('-');
}

/** The fields of an address cleaned; absent ones are empty. */
export function resolveAddress(input: AddressInput): Required<{
  [Field in keyof AddressInput]: string;
}> {
  return {
    name: normalizeName(input.name ?? ''),
    mobile: normalizeReceiverMobile(input.mobile ?? ''),
    provinceId: input.provinceId ?? '',
    cityId: input.cityId ?? '',
    districtId: input.districtId ?? '',
    detail: normalizeAddressDetail(input.detail ?? ''),
  };
}

/**
 * Checks a postal address; empty when all is well, at most one problem a field, in the order of the
 * form. Whether the area exists and goes down to its last level, the gateway's table knows.
 */
export function checkAddress(input: AddressInput): AddressProblem[] {
  const address = resolveAddress(input);
  const codes: [AddressField, AddressCode | null][] = [
    ['name', checkName(address.name)],
    ['mobile', checkMobile(address.mobile.split('-')[0] ?? '')],
    ['area', address.provinceId === '' ? 'areaRequired' : null],
    ['detail', checkDetail(address.detail)],
  ];
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}

function checkDetail(detail: string): AddressCode | null {
  if (detail === '') return 'detailRequired';
  const length = [...detail].length;
  return length < addressDetailLength.min || length > addressDetailLength.max
    ? 'detailLength'
    : null;
}
