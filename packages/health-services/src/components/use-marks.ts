import type { HealthOrganisationCard } from '@xinglin/gateway-sdk';
import { useTranslation } from 'react-i18next';

/** What an organisation may offer besides its services, in the order in which it is told. */
export const marks = ['comesHome', 'takesInsurance', 'openAtNight'] as const;

/** What one organisation offers of it, in words. */
export function useMarks(found: Pick<HealthOrganisationCard, (typeof marks)[number]>): string[] {
  const { t } = useTranslation('health-services');
  // i18n-keys: health-services:mark.*
  return marks.filter((mark) => found[mark]).map((mark) => t(`mark.${mark}`));
}
