import type { VipProduct } from '@xinglin/gateway-sdk';
import { Card, Note, Price, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** A card or a service for members in a list: what it is, for how long and how many, what it costs. */
export function ProductItem({ product, to }: { product: VipProduct; to: string }): ReactElement {
  const { t } = useTranslation('membership');
  const { title, summary, priceCents, memberCents, days, seats } = product;
  return (
    <Card
      as="article"
      title={<Link to={to}>{title}</Link>}
      aside={<Price cents={priceCents} compact />}
    >
      <Stack gap={2}>
        <p>{summary}</p>
        {days !== null && seats !== null && (
          <Note>{t('product.term', { days, count: seats })}</Note>
        )}
        {memberCents !== null && (
          <Note>
            {t('product.member')} <Price cents={memberCents} compact tone="plain" />
          </Note>
        )}
      </Stack>
    </Card>
  );
}
