import type { GetMallFrontResponse as Front } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { Card, Gutter, KeyValueList, ListGroup, ListLink, Note, SkeletonRows } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { GoodsCategories } from './goods-categories';
import styles from './goods-tile.module.css';
import { GoodsGrid, GoodsTile } from './goods-tile';
import { MallTickets } from './mall-tickets';
import { ShopBanner } from './shop-banner';

interface MallFrontProps {
  readonly front: Front;
  /** Words or a kind are looked for: what is found is at the top. */
  readonly isSearched: boolean;
  readonly categoryId: string | undefined;
  readonly to: (categoryId: string | undefined) => string;
}

/** Above the goods: who sells here, what kinds there are, and what makes it cheaper; or one shop with its licences. */
export function MallFront({ front, isSearched, categoryId, to }: MallFrontProps): ReactElement {
  const { shop, shops, categories, coupons, coins } = front;
  const [first] = shops;
  return (
    <>
      {!isSearched && (shop ? <ShopCard shop={shop} /> : first && <ShopBanner shop={first} />)}
      <GoodsCategories categories={categories} chosen={categoryId} to={to} />
      {!isSearched && (
        <div className={styles['tickets']}>
          <Gutter>
            <MallTickets coupons={coupons} coins={coins} />
          </Gutter>
        </div>
      )}
    </>
  );
}

/** One shop: what it says of itself, what it gives off, how it delivers, and what it may sell. */
function ShopCard({ shop }: { shop: NonNullable<Front['shop']> }): ReactElement {
  const { t } = useTranslation('mall');
  const { name, intro, promotions, deliveryText, freightCents, freeFromCents, licences } = shop;
  const short = (cents: number) => formatCents(cents, { decimals: 'auto' });
  return (
    <Card title={name}>
      <p>{intro}</p>
      {promotions.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
      <KeyValueList
        items={[
          { label: t('shop.delivery'), value: deliveryText },
          {
            label: t('shop.freight'),
            value:
              freeFromCents === null
                ? short(freightCents)
                : t('shop.freeFrom', { freight: short(freightCents), from: short(freeFromCents) }),
          },
          ...licences.map(({ kind, number }) => ({ label: kind, value: number })),
        ]}
      />
    </Card>
  );
}

/** Below the goods of the mall: what was bought before, then the shops, then the orders. */
export function MallEnd({ front }: { front: Front }): ReactElement {
  const { t } = useTranslation('mall');
  const { again, shops } = front;
  return (
    <>
      {again.length > 0 && (
        <section aria-labelledby="again">
          <h2 id="again" className={styles['heading']}>
            {t('store.again')}
          </h2>
          <GoodsGrid>
            {again.map((goods) => (
              <GoodsTile key={goods.goodsNo} goods={goods} />
            ))}
          </GoodsGrid>
        </section>
      )}
      <ListGroup label={t('store.shops')} showLabel>
        {shops.map(({ shopId, name, deliveryText, promotions, goodsCount }) => (
          <ListLink
            key={shopId}
            label={name}
            description={[deliveryText, ...promotions].join(' · ')}
            value={t('shop.count', { count: goodsCount })}
            to={href('mall.store', {}, { shopId })}
          />
        ))}
      </ListGroup>
      <ListGroup label={t('goodsOrders.title')}>
        <ListLink label={t('goodsOrders.title')} to={href('mall.orderList')} />
      </ListGroup>
    </>
  );
}

/** The front that loads. */
export const mallFrontSkeleton = <SkeletonRows labelled lines={2} />;
