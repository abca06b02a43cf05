import { usePreferences } from '@xinglin/api';
import type { ProofTarget } from '@xinglin/forms';
import type { Country, ListCountriesResponse } from '@xinglin/gateway-sdk';
import type { Locale } from '@xinglin/i18n';
import { useState } from 'react';
import { checkPhone, phoneOf } from '../model/phone';
import { useCountryHere } from './use-country-here';

/** Where most readers of a language are, until they choose. */
const homeOf: Readonly<Record<Locale, string>> = {
  'zh-Hans': 'CN',
  'zh-Hant': 'HK',
  en: 'US',
  it: 'IT',
  fr: 'FR',
  id: 'ID',
};

/**
 * The country whose number is typed, and how the number is checked and sent. Until it is chosen it is the one that is
 * known already, else where the device is, else where most readers of the language are.
 */
export function useDialled({ items }: ListCountriesResponse, known: string | null = null) {
  const { locale } = usePreferences();
  const here = useCountryHere();
  const [chosen, setChosen] = useState(known);
  const code = chosen ?? here ?? homeOf[locale];
  const country = items.find(({ labelCode }) => labelCode === code);
  const dial = country?.value ?? '+86';
  const target: ProofTarget = {
    field: 'mobile',
    check: (typed) => checkPhone(dial, typed),
    normalize: (typed) => phoneOf(dial, typed),
    input: { inputMode: 'tel', autoComplete: 'tel-national', maxLength: 24 },
  };
  return { country, choose: ({ labelCode }: Country) => setChosen(labelCode), dial, target };
}
