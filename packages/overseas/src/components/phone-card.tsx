import { overseasApi } from '@xinglin/api';
import { ruleText } from '@xinglin/forms';
import { isBlank } from '@xinglin/rules';
import { Card, TextField } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPhone } from '../model/phone';
import { typedCountry, typedMobile } from '../model/provider-sign-in';
import { DialStart } from './dial-start';
import { useDialled } from './use-dialled';

/** A visitor's number, with which they sign in afterwards; it may be left out. */
export function usePhone() {
  const { data: countries = { hot: [], items: [] } } = overseasApi.useListCountriesQuery();
  const [mobile, setMobile] = useState('');
  const { country, choose, dial } = useDialled(countries);
  return {
    countries,
    country,
    choose,
    mobile,
    setMobile,
    problem: isBlank(mobile) ? null : checkPhone(dial, mobile),
    /** The sign-in continues with it. */
    handOn: () => {
      if (isBlank(mobile) || country === undefined) return;
      typedMobile.keep(mobile);
      typedCountry.keep(country.labelCode);
    },
  };
}

type Phone = ReturnType<typeof usePhone>;

/** What is wrong with the number, as a problem of the form. */
export const phoneProblem = (
  { problem, mobile }: Phone,
  translate: Parameters<typeof ruleText>[0],
) =>
  problem === null
    ? []
    : [{ field: 'mobile' as const, message: ruleText(translate, problem, mobile) }];

/** The number in one field with its country. */
export function PhoneCard({
  id,
  phone: { countries, country, choose, mobile, setMobile },
  error,
}: {
  id: string;
  phone: Phone;
  error: string | undefined;
}): ReactElement {
  const { t } = useTranslation('overseas-consult');
  return (
    <Card>
      <TextField
        id={id}
        label={t('overseas:field.mobile')}
        optional
        hint={t('wizard.mobileHint')}
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={24}
        start={<DialStart countries={countries} country={country} onChosen={choose} />}
        value={mobile}
        error={error}
        onValueChange={setMobile}
      />
    </Card>
  );
}
