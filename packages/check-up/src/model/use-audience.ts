import type { CheckUpPackageCard } from '@xinglin/gateway-sdk';
import { useTranslation } from 'react-i18next';

/** For whom a package is, in words: 女性 · 20–60 岁. */
export function useAudience() {
  const { t } = useTranslation('check-up');
  return ({
    sex,
    minAge,
    maxAge,
  }: Pick<CheckUpPackageCard, 'sex' | 'minAge' | 'maxAge'>): string => {
    const age =
      minAge !== null && maxAge !== null
        ? t('audience.between', { minAge, maxAge })
        : minAge !== null
          ? t('audience.from', { minAge })
          : maxAge !== null
            ? t('audience.upTo', { maxAge })
            : '';
    // i18n-keys: check-up:audience.sex.*
    return [t(`audience.sex.${sex}`), age].filter((part) => part !== '').join(' · ');
  };
}
