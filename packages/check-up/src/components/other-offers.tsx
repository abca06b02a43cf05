import { checkUpApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { formatCents } from '@xinglin/rules';
import { ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { packageCodeOf, packageHref } from '../model/links';

/** Offers of the same package by every organisation, the one of the page among them. */
export const offersOfPackage = pageCall(checkUpApi.endpoints.listPhysicalPackages, (place) => ({
  sameAs: packageCodeOf(place),
}));

/** Links to the same package at other organisations, with their prices; nothing while there is no other. */
export function OtherOffers({
  packageCode,
}: {
  readonly packageCode: string;
}): ReactElement | null {
  const { t } = useTranslation('check-up');
  const { answer } = offersOfPackage.useAnswer();
  const others = (answer.currentData?.items ?? []).filter(
    (offer) => offer.packageCode !== packageCode,
  );
  if (others.length === 0) return null;
  return (
    <ListGroup label={t('package.otherOffers')} showLabel>
      {others.map((offer) => (
        <ListLink
          key={offer.packageCode}
          label={offer.orgName}
          value={formatCents(offer.priceCents, { decimals: 'auto' })}
          to={packageHref(offer)}
        />
      ))}
    </ListGroup>
  );
}
