import type { GoodsCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Goods of the mall as home lists them: name, price, shop. */
export function GoodsLink({ goods }: { goods: GoodsCard }): ReactElement {
  const { t } = useTranslation('directory');
  const { goodsNo, shopId, title, shopName, priceCents } = goods;
  return (
    <ListLink
      label={title}
      description={t('home.goods', {
        price: formatCents(priceCents, { decimals: 'auto' }),
        shop: shopName,
      })}
      to={href('mall.goods', { shopId, goodsNo })}
    />
  );
}
