import type { ServicePackageCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Card, Chip, Cluster, Note, Price, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** A package of a list: for whom, how long, who carries it out, what it costs; its name is the way to it. */
export function PackageItem({ offer }: { offer: ServicePackageCard }): ReactElement {
  const { t } = useTranslation('service-packages');
  const { packageCode } = offer;
  return (
    <Card
      as="article"
      title={<Link to={href('service-packages.package', { packageCode })}>{offer.title}</Link>}
    >
      <Stack>
        <p>{offer.summary}</p>
        <Cluster>
          <Chip>{t('package.days', { count: offer.days })}</Chip>
          <Chip tone="neutral">{t('package.items', { count: offer.itemCount })}</Chip>
        </Cluster>
        <Cluster align="between">
          <Note>{offer.teamName ?? offer.doctorName}</Note>
          <Price cents={offer.priceCents} />
        </Cluster>
      </Stack>
    </Card>
  );
}
