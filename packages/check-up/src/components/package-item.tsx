import type { CheckUpPackageCard } from '@xinglin/gateway-sdk';
import { Card, Chip, Cluster, Note, Price, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { packageHref } from '../model/links';
import { useAudience } from '../model/use-audience';
import { CompareTick } from './compare-tick';

/** A package in a list: its audience, size and price; its name links to its page. */
export function PackageItem({ offer }: { offer: CheckUpPackageCard }): ReactElement {
  const { t } = useTranslation('check-up');
  const audience = useAudience();
  const { orgCount } = offer;
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
          <Note>
            {orgCount > 1 ? t('package.organisations', { count: orgCount }) : offer.orgName}
          </Note>
          <Price cents={offer.priceCents} from={orgCount > 1} />
        </Cluster>
        <CompareTick packageCode={offer.packageCode} title={offer.title} />
      </Stack>
    </Card>
  );
}
