import { healthCoinsApi } from '@xinglin/api';
import type { GetHealthCoinHomeResponse, HealthCoinGoods } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, GoodsShelf } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { coinGoodsHref } from '../model/coin-links';

/** Goods on the home's shelf. */
const goodsShown = 8;

/** The call of the goods that are in reach, and of those that come next. */
export const coinShelf = pageCall(healthCoinsApi.endpoints.listHealthCoinGoods, () => ({
  sort: 'reach' as const,
  pageNo: 1,
  pageSize: goodsShown,
}));

/** Beside what goods cost: gone, what is missing, or that the balance is it exactly. */
export function useGoodsNote() {
  const { t } = useTranslation('coins');
  return (
    { coins, stock, missing }: Pick<HealthCoinGoods, 'coins' | 'stock' | 'missing'>,
    balance: number | null,
  ): string | undefined => {
    if (stock === 0) return t('goods.none');
    if (missing !== null && missing > 0) return t('goods.missing', { coins: missing });
    return balance === coins ? t('goods.exact') : undefined;
  };
}

/** Goods in reach first, then those for which something is missing. */
export function CoinShelf({
  home: { balance, goods },
}: {
  home: Pick<GetHealthCoinHomeResponse, 'balance' | 'goods'>;
}): ReactElement | null {
  const { t } = useTranslation('coins');
  const noteOf = useGoodsNote();
  const items = coinShelf.useAnswer().answer.currentData?.items ?? [];
  if (items.length === 0) return null;
  const { total, inReach } = goods;
  const all = t('store.allOf', { count: total });
  return (
    <Card
      title={
        <>
          {inReach === null || inReach === 0
            ? t('home.exchange')
            : t('home.enoughFor', { count: inReach })}{' '}
          <small>{t('home.delivery')}</small>
        </>
      }
      more={{ to: href('membership.healthCoinStore'), text: all, label: all }}
    >
      <GoodsShelf
        label={t('store.title')}
        items={items.map((one) => ({
          key: one.goodsId,
          to: coinGoodsHref(one.goodsId),
          picture: one.picture,
          name: one.title,
          price: t('coins', { coins: one.coins }),
          note: noteOf(one, balance?.coins ?? null),
          isMuted: one.stock === 0,
        }))}
      />
    </Card>
  );
}
