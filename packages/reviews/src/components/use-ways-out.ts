import type { Refusal, WayOut } from '@xinglin/forms';
import { errorCodes } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { useTranslation } from 'react-i18next';

const leadsToOwn: readonly number[] = [
  errorCodes.reviewedAlready,
  errorCodes.reviewClosed,
  errorCodes.notVisited,
];

/** Where a refusal of what was written leads on: to what was reviewed already, and what waits for it. */
export function useWaysOut(): (refusal: Refusal) => readonly WayOut[] {
  const { t } = useTranslation('reviews');
  return ({ code }) =>
    leadsToOwn.includes(code) ? [{ label: t('own.title'), to: href('reviews.own') }] : [];
}
