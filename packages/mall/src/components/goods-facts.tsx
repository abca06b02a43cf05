import type { GoodsDetail } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Card, KeyValueList, ListGroup, ListLink, Prose, Stack } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { skuAt } from '../model/goods-call';
import { GoodsArrival } from './goods-arrival';
import { aboutId, GoodsGlance } from './goods-glance';
import { GoodsHero } from './goods-hero';
import { GoodsPrice } from './goods-price';
import { GoodsVariants } from './goods-variants';

interface GoodsFactsProps {
  readonly goods: GoodsDetail;
  /** What buyers say. */
  readonly children?: ReactNode;
}

/** Goods on their own page. What needs a prescription shows no package and no use. */
export function GoodsFacts({ goods, children }: GoodsFactsProps): ReactElement {
  const { t } = useTranslation('mall');
  const [query] = useSearchParams();
  const { needsPrescription, shop, category, description, parameters } = goods;
  const sku = skuAt(goods, query);
  return (
    <>
      <GoodsHero goods={goods} />
      <GoodsPrice goods={goods} sku={sku} />
      {needsPrescription ? (
        <Card title={t('prescription.title')}>{t('prescription.why')}</Card>
      ) : (
        <>
          {sku && goods.skus.length > 1 && <GoodsVariants goods={goods} chosen={sku} />}
          <GoodsArrival goods={goods} sku={sku} />
          <GoodsGlance goods={goods} />
        </>
      )}
      {children}
      {(description.length > 0 || parameters.length > 0) && (
        <Card title={t('goods.about')} id={aboutId}>
          <Stack>
            <Prose>
              {description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
            <KeyValueList items={parameters.map(({ label, text }) => ({ label, value: text }))} />
          </Stack>
        </Card>
      )}
      <ListGroup label={t('goods.ways')}>
        <ListLink
          label={shop.name}
          description={shop.promotions.join(' · ') || undefined}
          value={t('goods.toShop')}
          to={href('mall.store', {}, { shopId: shop.shopId })}
        />
        <ListLink
          label={category.name}
          value={t('goods.toCategory')}
          to={href('mall.store', {}, { categoryId: category.categoryId })}
        />
      </ListGroup>
    </>
  );
}
