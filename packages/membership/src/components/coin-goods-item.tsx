import type { HealthCoinGoods } from '@xinglin/gateway-sdk';
import { GoodsLine } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { coinGoodsHref } from '../model/coin-links';
import { useGoodsNote } from './coin-shelf';

/** Goods in the store of coins: what they look like and cost, and what is missing for them. */
export function CoinGoodsItem({ goods }: { goods: HealthCoinGoods }): ReactElement {
  const { t } = useTranslation('coins');
  const noteOf = useGoodsNote();
  const { goodsId, title, subtitle, coins, stock, picture, missing } = goods;
  return (
    <GoodsLine
      to={coinGoodsHref(goodsId)}
      picture={picture}
      name={title}
      about={subtitle}
      price={t('coins', { coins })}
      note={noteOf(goods, missing === 0 ? null : (missing ?? null))}
      end={stock === 0 ? undefined : t('goods.stock', { count: stock })}
      isMuted={stock === 0}
    />
  );
}
