import { useLocale } from '@xinglin/i18n';
import type { OverseasDuration, OverseasSymptom } from '@xinglin/rules';
import { KeyValueList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What was told of a case: symptoms, duration, temperature, and what stands before them. */
export function CaseFacts({
  before,
  symptoms,
  duration,
  tenths,
}: {
  before: readonly { readonly label: string; readonly value: ReactNode }[];
  symptoms: readonly OverseasSymptom[];
  duration: OverseasDuration;
  tenths: number;
}): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const degrees = (value: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      value,
    );
  const celsius = tenths / 10;
  return (
    <KeyValueList
      items={[
        ...before,
        {
          label: t('questionnaire.symptoms'),
          // i18n-keys: overseas-consult:symptom.*
          value: list.format(symptoms.map((symptom) => t(`symptom.${symptom}`))),
        },
        // i18n-keys: overseas-consult:duration.*
        { label: t('questionnaire.duration'), value: t(`duration.${duration}`) },
        {
          label: t('questionnaire.temperature'),
          value: t('temperature.both', {
            celsius: degrees(celsius),
            fahrenheit: degrees((celsius * 9) / 5 + 32),
          }),
        },
      ]}
    />
  );
}
