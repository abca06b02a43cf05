import type { VipProduct } from '@xinglin/gateway-sdk';
import { Card, HuedTiles, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { productHref } from '../model/links';

/** The cards that are sold, beside each other: price, how long, for how many. */
export function CardPlans({ products }: { products: readonly VipProduct[] }): ReactElement | null {
  const { t } = useTranslation('membership');
  if (products.length === 0) return null;
  return (
    <Card title={t('super.welcome')}>
      <HuedTiles
        label={t('superBuy.title')}
        items={products.map(({ goodsId, title, priceCents, days, seats }) => ({
          to: productHref(goodsId),
          pictogram: 'membership',
          hue: 'amber',
          name: title,
          price: <Price cents={priceCents} compact />,
          promise:
            days === null || seats === null ? undefined : t('product.term', { days, count: seats }),
        }))}
      />
    </Card>
  );
}
