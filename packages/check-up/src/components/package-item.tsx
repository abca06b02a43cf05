import type { CheckUpPackageCard } from '@xinglin/gateway-sdk';
import { Card, Chip, Cluster, Note, Price, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { packageHref } from '../model/links';
import { useAudience } from '../model/use-audience';
import { CompareTick } from './compare-tick';

/** A package of a list: for whom, how much is looked at, what it costs; its name is the way to it. */
export function PackageItem({ offer }: { offer: CheckUpPackageCard }): ReactElement {
  const { t } = useTranslation('check-up');
  const audience = useAudience();
  return (
    <Card as="article" title={<Link to={packageHref(offer)}>{offer.title}</Link>}>
      <Stack>
        <p>{offer.summary}</p>
        <Cluster>
          <Chip>{audience(offer)}</Chip>
          <Chip tone="neutral">{t('package.items', { count: offer.itemCount })}</Chip>
          <Chip tone="neutral">{t('package.stores', { count: offer.storeCount })}</Chip>
        </Cluster>
        <Cluster align="between">
          <Note>{offer.orgName}</Note>
          <Price cents={offer.priceCents} />
        </Cluster>
        <CompareTick packageCode={offer.packageCode} title={offer.title} />
      </Stack>
    </Card>
  );
}
