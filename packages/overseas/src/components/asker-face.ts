import type { Asker } from '@xinglin/gateway-sdk';
import { ageGroup, type Face } from '@xinglin/ui';
import { useTranslation } from 'react-i18next';

/** The drawn face of one for whom is asked. */
export const faceOfAsker = ({
  askerId,
  gender,
  ageMonths,
}: Pick<Asker, 'askerId' | 'gender' | 'ageMonths'>): Face => ({
  seed: askerId,
  gender,
  age: ageGroup(Math.floor(ageMonths / 12)),
});

/** An age in whole months, in words. */
export function useAgeText(): (ageMonths: number) => string {
  const { t } = useTranslation('overseas');
  return (ageMonths) => {
    if (ageMonths === 0) return t('patientAdd.unit.underMonth');
    return ageMonths < 12
      ? t('patientSetting.months', { count: ageMonths })
      : t('patientSetting.years', { count: Math.floor(ageMonths / 12) });
  };
}
