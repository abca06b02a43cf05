import { healthCoinsApi } from '@xinglin/api';
import type { HealthCoinGoodsDetail } from '@xinglin/gateway-sdk';
import { loadAddresses } from '@xinglin/orders';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, KeyValueList, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { ExchangeForm } from '../../../components/exchange-form';
import { CoinStopCard, shopState, useCoinStop } from '../../../components/spending-stop';
import { coinGoodsHref } from '../../../model/coin-links';

/** How many pieces, and where they go; then the coins are spent (spec 2 §2.29). */
const page = detailPage({
  endpoint: healthCoinsApi.endpoints.getHealthCoinGoods,
  input: ({ query }) => ({ id: query.get('goodsId') ?? '' }),
  beside: [{ load: loadAddresses }, shopState],
  title: 'coins:exchange.title',
  backTo: (goods) =>
    goods === undefined ? href('membership.healthCoinStore') : coinGoodsHref(goods.goodsId),
  skeleton: <SkeletonList lines={3} count={2} />,
  gone: {
    title: 'coins:goods.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('membership.healthCoinStore')}>
        {t('coins:store.title')}
      </ButtonLink>
    ),
  },
  children: (goods, { t }) =>
    goods.stock === 0 ? (
      <EmptyState
        title={t('coins:goods.none')}
        message={t('coins:goods.noneHint')}
        action={
          <ButtonLink to={href('membership.healthCoinStore')}>{t('coins:store.title')}</ButtonLink>
        }
      />
    ) : (
      <>
        <Card title={goods.title}>
          <KeyValueList
            items={[
              { label: t('coins:goods.price'), value: t('coins:coins', { coins: goods.coins }) },
              {
                label: t('coins:goods.mine'),
                value: t('coins:coins', { coins: goods.balance ?? 0 }),
              },
            ]}
          />
        </Card>
        <Exchange goods={goods} />
      </>
    ),
});

export const { load, head } = page;
export default page.Page;

/** The form, or what keeps coins from being spent: that is said before anything is filled in. */
function Exchange({ goods }: { goods: HealthCoinGoodsDetail }): ReactElement {
  const stop = useCoinStop();
  return stop ? <CoinStopCard stop={stop} /> : <ExchangeForm goods={goods} />;
}
