import type { GetMallFrontResponse as Front } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import {
  Card,
  KeyValueList,
  ListGroup,
  ListLink,
  Note,
  PillLinks,
  SkeletonRows,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './goods.module.css';
import { GoodsGrid, GoodsGridSkeleton, GoodsTile } from './goods-tile';

/** The front of the mall or of one shop: its shops with what they give off, and what is cheaper now. */
export function MallFront({ front }: { front: Front }): ReactElement {
  const { t } = useTranslation('mall');
  const { shop, shops, cheaper } = front;
  return (
    <>
      {shop ? (
        <Card title={shop.name}>
          <p>{shop.intro}</p>
          {shop.promotions.map((text) => (
            <Note key={text}>{text}</Note>
          ))}
          <KeyValueList
            items={[
              { label: t('shop.delivery'), value: shop.deliveryText },
              {
                label: t('shop.freight'),
                value:
                  shop.freeFromCents === null
                    ? formatCents(shop.freightCents)
                    : t('shop.freeFrom', {
                        freight: formatCents(shop.freightCents),
                        from: formatCents(shop.freeFromCents),
                      }),
              },
            ]}
          />
        </Card>
      ) : (
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
      )}
      {cheaper.length > 0 && (
        <section aria-label={t('store.cheaper')}>
          <h2 className={styles['heading']}>{t('store.cheaper')}</h2>
          <GoodsGrid>
            {cheaper.map((goods) => (
              <GoodsTile key={goods.goodsNo} goods={goods} />
            ))}
          </GoodsGrid>
        </section>
      )}
    </>
  );
}

/** The front that loads: its shops, and goods below them until the end of the first view. */
export function MallFrontSkeleton(): ReactElement {
  return (
    <>
      <SkeletonRows labelled lines={2} />
      <GoodsGridSkeleton />
    </>
  );
}

/** The kinds of goods there are, each with how many; the chosen one leads back to all. */
export function CategoryLinks({
  categories,
  chosen,
  to,
}: {
  categories: Front['categories'];
  chosen: string | undefined;
  to: (categoryId: string | undefined) => string;
}): ReactElement {
  const { t } = useTranslation('mall');
  return (
    <PillLinks
      label={t('store.categories')}
      items={[
        { to: to(undefined), text: t('store.allCategories'), active: chosen === undefined },
        ...categories.map(({ categoryId, name }) => ({
          to: to(categoryId),
          text: name,
          active: categoryId === chosen,
        })),
      ]}
    />
  );
}
