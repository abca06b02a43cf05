import type { CheckUpPackageCard } from '@xinglin/gateway-sdk';
import { useTranslation } from 'react-i18next';

type Audience = Pick<CheckUpPackageCard, 'sex' | 'minAge' | 'maxAge'>;

/** For whom a package is, in words: 女性 · 20–60 岁. `isShort` leaves out that both sexes are welcome where an age is named. */
export function useAudience() {
  const { t } = useTranslation('check-up');
  return ({ sex, minAge, maxAge }: Audience, isShort = false): string => {
    const age =
      minAge !== null && maxAge !== null
        ? t('audience.between', { minAge, maxAge })
        : minAge !== null
          ? t('audience.from', { minAge })
          : maxAge !== null
            ? t('audience.upTo', { maxAge })
            : '';
    if (isShort && sex === 'any' && age !== '') return age;
    // i18n-keys: check-up:audience.sex.*
    return [t(`audience.sex.${sex}`), age].filter((part) => part !== '').join(' · ');
  };
}
