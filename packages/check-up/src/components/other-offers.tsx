import { checkUpApi } from '@xinglin/api';
import type { CheckUpPackage } from '@xinglin/gateway-sdk';
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

/** The same package at other organisations, with their prices and stores; nothing while there is no other. */
export function OtherOffers({ offer }: { readonly offer: CheckUpPackage }): ReactElement | null {
  const { t } = useTranslation('check-up');
  const { answer } = offersOfPackage.useAnswer();
  const others = (answer.currentData?.items ?? []).filter(
    ({ packageCode }) => packageCode !== offer.packageCode,
  );
  if (others.length === 0) return null;
  return (
    <ListGroup label={t('package.otherOffers')} showLabel>
      {others.map((other) => (
        <ListLink
          key={other.packageCode}
          label={other.orgName}
          description={t('package.stores', { count: other.storeCount })}
          value={formatCents(other.priceCents, { decimals: 'auto' })}
          to={packageHref(other)}
        />
      ))}
    </ListGroup>
  );
}
