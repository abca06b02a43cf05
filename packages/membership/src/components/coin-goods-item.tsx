import type { HealthCoinGoods } from '@xinglin/gateway-sdk';
import { ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { coinGoodsHref } from '../model/coin-links';

/** Goods in the store of coins: what they are and what they cost. */
export function CoinGoodsItem({ goods }: { goods: HealthCoinGoods }): ReactElement {
  const { t } = useTranslation('coins');
  const { goodsId, title, subtitle, coins, stock } = goods;
  return (
    <ListLink
      label={title}
      description={subtitle}
      value={stock === 0 ? t('goods.none') : t('coins', { coins })}
      to={coinGoodsHref(goodsId)}
    />
  );
}
