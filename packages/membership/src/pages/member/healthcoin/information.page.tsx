import { activitiesApi, healthCoinsApi } from '@xinglin/api';
import type { HealthCoinGoodsDetail } from '@xinglin/gateway-sdk';
import { loadAddresses } from '@xinglin/orders';
import { detailPage, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, GoodsLine, GoodsLines, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { ExchangeForm } from '../../../components/exchange-form';
import { CoinStopCard, shopState, useCoinStop } from '../../../components/spending-stop';
import { coinGoodsHref } from '../../../model/coin-links';

/** The address that things are usually sent to. */
const usualAddress = pageCall(activitiesApi.endpoints.getActivityAddress, () => ({}));

/** How many pieces, and where they go; then the coins are spent (spec 2 §2.29). */
const page = detailPage({
  endpoint: healthCoinsApi.endpoints.getHealthCoinGoods,
  input: ({ query }) => ({ id: query.get('goodsId') ?? '' }),
  beside: [{ load: loadAddresses }, usualAddress, shopState],
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
        kind="goods"
        title={t('coins:goods.none')}
        message={t('coins:goods.noneHint')}
        action={
          <ButtonLink to={href('membership.healthCoinStore')}>{t('coins:store.title')}</ButtonLink>
        }
      />
    ) : (
      <>
        <GoodsLines>
          <GoodsLine
            picture={goods.picture}
            name={goods.title}
            price={t('coins:coins', { coins: goods.coins })}
            end={t('coins:balance.coins', { coins: goods.balance ?? 0 })}
          />
        </GoodsLines>
        <Exchange goods={goods} />
      </>
    ),
});

export const { load, head } = page;
export default page.Page;

/** The form with the usual address, or what keeps coins from being spent: that is said before anything is filled in. */
function Exchange({ goods }: { goods: HealthCoinGoodsDetail }): ReactElement {
  const stop = useCoinStop();
  const address = usualAddress.useAnswer().answer;
  if (stop) return <CoinStopCard stop={stop} />;
  if (address.currentData === undefined && address.error === undefined)
    return <SkeletonList lines={3} count={1} />;
  // Without an answer the person chooses.
  const proposed = address.currentData?.address?.addressId ?? '';
  return <ExchangeForm goods={goods} proposed={proposed} />;
}
