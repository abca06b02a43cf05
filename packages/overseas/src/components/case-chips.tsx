import { useLocale } from '@xinglin/i18n';
import type { OverseasDuration, OverseasSymptom } from '@xinglin/rules';
import { Chip, Cluster } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A case in short: temperature, for how long, and each symptom. */
export function CaseChips({
  symptoms,
  duration,
  tenths,
}: {
  symptoms: readonly OverseasSymptom[];
  duration: OverseasDuration;
  tenths: number;
}): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const locale = useLocale();
  const celsius = tenths / 10;
  const degrees = (value: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      value,
    );
  return (
    <Cluster>
      <Chip tone="warning">
        {t('temperature.both', {
          celsius: degrees(celsius),
          fahrenheit: degrees((celsius * 9) / 5 + 32),
        })}
      </Chip>
      {/* i18n-keys: overseas-consult:duration.* */}
      <Chip>{t(`duration.${duration}`)}</Chip>
      {symptoms.map((symptom) => (
        // i18n-keys: overseas-consult:symptom.*
        <Chip key={symptom} tone="brand">
          {t(`symptom.${symptom}`)}
        </Chip>
      ))}
    </Cluster>
  );
}
