import { hospitalEmergencyNumber } from './hospital-emergency-number';

/**
 * The number that brings an ambulance, and the countries and regions where it does, by their ISO 3166 codes: as the ITU
 * lists national numbers, and as health ministries publish them. Where ambulances have a number of their own it is that
 * one. What is not sure is left out.
 */
const countriesByNumber = {
  '000': 'AU',
  '101': 'IL',
  '102': 'NP',
  '103': 'AZ BY KG KZ MN TJ TM UA UZ',
  '104': 'CU',
  '106': 'PE',
  '110': 'JM',
  '111': 'NZ PG',
  '112':
    'AD AM AT BE BG BT CY CZ DE DK EE ES FI FR GE GH GI GR HR HU IE IN IS IT KW LI LT LU LV MC MD MT MV NG NL PL PT RO RU SE SI SK SM TR TZ UG VA XK',
  '113': 'NO',
  '115': 'IR VN',
  '116': 'HT',
  '119': 'ID JP KH KR TW',
  [hospitalEmergencyNumber]: 'CN',
  '122': 'IQ',
  '123': 'EG',
  '124': 'BA ME',
  '127': 'AL',
  '131': 'CL',
  '140': 'LB',
  '144': 'CH',
  '190': 'TN',
  '192': 'BR MM',
  '194': 'MK RS',
  '195': 'LA',
  '511': 'BB',
  '811': 'TT',
  '907': 'ET',
  '911': 'AR AS CA CO CR DO EC FJ GU HN JO KY LR MX PA PH PR PY SV US UY VE VI',
  '912': 'RW',
  '991': 'BN',
  '995': 'SG',
  '997': 'SA',
  '998': 'AE',
  '999': 'BD BH GB GG HK IM JE KE MO MY QA',
  '1122': 'PK',
  '1669': 'TH',
  '1990': 'LK',
  '9999': 'OM',
  '10177': 'ZA',
} as const;

const numbers = new Map(
  Object.entries(countriesByNumber).flatMap(([number, countries]) =>
    countries.split(' ').map((country) => [country, number] as const),
  ),
);

/** Works in most countries, from most mobile phones also where it is not the local number (ITU-T E.161.1). */
export const commonEmergencyNumber = '112';

/** Every country or region whose number is known. */
export const emergencyCountries: readonly string[] = [...numbers.keys()];

/** The number to call in an emergency in a country; `isLocal` is false where only the common one is known. */
export function emergencyNumber(country: string | null): {
  readonly number: string;
  readonly isLocal: boolean;
} {
  const local = country === null ? undefined : numbers.get(country);
  return { number: local ?? commonEmergencyNumber, isLocal: local !== undefined };
}
