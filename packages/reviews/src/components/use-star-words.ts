import { useTranslation } from 'react-i18next';

/** What one star is called, two, up to five. */
export function useStarWords(): readonly [string, string, string, string, string] {
  const { t } = useTranslation('reviews');
  return [t('star.one'), t('star.two'), t('star.three'), t('star.four'), t('star.five')];
}
