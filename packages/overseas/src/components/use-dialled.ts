import { usePreferences } from '@xinglin/api';
import type { ProofTarget } from '@xinglin/forms';
import type { Country, ListCountriesResponse } from '@xinglin/gateway-sdk';
import type { Locale } from '@xinglin/i18n';
import { useState } from 'react';
import { checkPhone, phoneOf } from '../model/phone';

/** Where most readers of a language are, until they choose. */
const homeOf: Readonly<Record<Locale, string>> = {
  'zh-Hans': 'CN',
  'zh-Hant': 'HK',
  en: 'US',
  it: 'IT',
  fr: 'FR',
  id: 'ID',
};

/** The country whose number is typed, and how the number is checked and sent. */
export function useDialled({ items }: ListCountriesResponse) {
  const { locale } = usePreferences();
  const [code, setCode] = useState(homeOf[locale]);
  const country = items.find(({ labelCode }) => labelCode === code);
  const dial = country?.value ?? '+86';
  const target: ProofTarget = {
    field: 'mobile',
    check: (typed) => checkPhone(dial, typed),
    normalize: (typed) => phoneOf(dial, typed),
    input: { inputMode: 'tel', autoComplete: 'tel-national', maxLength: 24 },
  };
  return { country, choose: ({ labelCode }: Country) => setCode(labelCode), dial, target };
}
