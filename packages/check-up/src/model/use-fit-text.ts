import type { GetPhysicalHomeResponse } from '@xinglin/gateway-sdk';
import { useTranslation } from 'react-i18next';

/** How a package fits a person, as the gateway says it. */
export type Fit = GetPhysicalHomeResponse['items'][number]['fit'];

/** Why a package does or does not fit a person, in a few words; undefined where there is nothing to say. */
export function useFitText() {
  const { t } = useTranslation('check-up');
  return (fit: Fit, itemCount: number): string | undefined => {
    switch (fit.kind) {
      case 'suits': {
        const flags = [...new Set(fit.values.map(({ flag }) => flag))];
        const found = flags.map((flag) =>
          // i18n-keys: check-up:fit.flag.*
          t(`fit.flag.${flag}`, {
            names: fit.values
              .filter((value) => value.flag === flag)
              .map(({ name }) => name)
              .join(t('fit.and')),
          }),
        );
        return t('fit.suits', { found: found.join(t('fit.and')) });
      }
      case 'new':
        return t('fit.new', { item: fit.item });
      case 'owned':
        return fit.sameItems >= itemCount
          ? t('fit.owned')
          : t('fit.ownedPart', { count: fit.sameItems });
      case 'unfit':
        // i18n-keys: check-up:misfit.*
        return t(`misfit.${fit.reason}`);
      case 'plain':
        return undefined;
    }
  };
}
