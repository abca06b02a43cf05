import { healthCoinsApi, type PageLoad } from '@xinglin/api';
import { choice, listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, GoodsLines, PillLinks, SkeletonList } from '@xinglin/ui';
import { CoinGoodsItem } from '../../../components/coin-goods-item';
import { CoinStopNotice, shopState } from '../../../components/spending-stop';

const categories = ['care', 'food', 'sport', 'home', 'family'] as const;

/** What health coins are exchanged for, by kind or by what the balance is enough for (spec 2 §2.29). */
const page = listPage({
  endpoint: healthCoinsApi.endpoints.listHealthCoinGoods,
  paging: numbered,
  filters: { category: choice(categories), reach: choice(['1']) },
  input: ({ filters: { category, reach } }, part) => ({
    ...(category && { category }),
    ...(reach && { inReach: true }),
    ...part,
  }),
  title: 'coins:store.title',
  backTo: href('membership.healthCoin'),
  skeleton: <SkeletonList lines={2} />,
  above: ({ t, filters, to }) => (
    <>
      <CoinStopNotice />
      <PillLinks
        label={t('coins:store.kinds')}
        items={[
          {
            text: t('coins:store.inReach'),
            to: to({ category: undefined, reach: '1' }),
            active: filters.reach === '1',
          },
          ...[undefined, ...categories].map((category) => ({
            // i18n-keys: coins:store.kind.*
            text: t(`coins:store.kind.${category ?? 'all'}`),
            to: to({ category, reach: undefined }),
            active: filters.reach === undefined && category === filters.category,
          })),
        ]}
      />
    </>
  ),
  empty: ({ t, filters: { category, reach }, to }) => (
    <EmptyState
      kind="goods"
      title={reach === undefined ? t('coins:store.none') : t('coins:store.noneInReach')}
      action={
        category === undefined && reach === undefined ? undefined : (
          <ButtonLink to={to({ category: undefined, reach: undefined })}>
            {t('coins:store.all')}
          </ButtonLink>
        )
      }
    />
  ),
  group: (items) => <GoodsLines>{items}</GoodsLines>,
  item: (goods) => <CoinGoodsItem key={goods.goodsId} goods={goods} />,
});

export const load: PageLoad = (place) => [...page.load(place), ...shopState.load(place)];
export default page.Page;
