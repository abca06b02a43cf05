import { healthCoinsApi, type PageLoad } from '@xinglin/api';
import { choice, listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, ListGroup, PillLinks, SkeletonList } from '@xinglin/ui';
import { CoinGoodsItem } from '../../../components/coin-goods-item';
import { CoinStopNotice, shopState } from '../../../components/spending-stop';

const categories = ['care', 'food', 'sport', 'home', 'family'] as const;

/** What health coins are exchanged for, by kind, the cheapest first (spec 2 §2.29). */
const page = listPage({
  endpoint: healthCoinsApi.endpoints.listHealthCoinGoods,
  paging: numbered,
  filters: { category: choice(categories) },
  input: ({ filters: { category } }, part) => ({ ...(category && { category }), ...part }),
  title: 'coins:store.title',
  backTo: href('membership.healthCoin'),
  skeleton: <SkeletonList lines={2} />,
  above: ({ t, filters, to }) => (
    <>
      <CoinStopNotice />
      <PillLinks
        label={t('coins:store.kinds')}
        items={[undefined, ...categories].map((category) => ({
          // i18n-keys: coins:store.kind.*
          text: t(`coins:store.kind.${category ?? 'all'}`),
          to: to({ category }),
          active: category === filters.category,
        }))}
      />
    </>
  ),
  empty: ({ t, filters, to }) => (
    <EmptyState
      title={t('coins:store.none')}
      action={
        filters.category === undefined ? undefined : (
          <ButtonLink to={to({ category: undefined })}>{t('coins:store.all')}</ButtonLink>
        )
      }
    />
  ),
  group: (items) => <ListGroup>{items}</ListGroup>,
  item: (goods) => <CoinGoodsItem key={goods.goodsId} goods={goods} />,
});

export const load: PageLoad = (place) => [...page.load(place), ...shopState.load(place)];
export default page.Page;
