import { goodsApi, type PageLoad } from '@xinglin/api';
import { listPage, numbered, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState } from '@xinglin/ui';
import { GoodsGrid, GoodsGridSkeleton, GoodsTile } from '../../../components/goods-tile';
import { withSession } from '../../../components/own-only';
import {
  frontCall,
  isWhole,
  StoreCart,
  StoreEnd,
  storeFilters,
  StoreSearch,
  StoreTop,
} from '../../../components/store-top';

const loadCart = withSession(pageCall(goodsApi.endpoints.getCart, () => undefined).load);

/** The mall: who sells, what kinds there are, what makes it cheaper, and its goods at the reader's own price (spec 2 §2.17). */
const page = listPage({
  endpoint: goodsApi.endpoints.listGoods,
  paging: numbered,
  filters: storeFilters,
  input: ({ filters: { shopId, categoryId, q, sort } }, part) => ({
    ...(shopId && { shopId }),
    ...(categoryId && { categoryId }),
    ...(q !== '' && { q }),
    ...(sort && { sort }),
    ...part,
  }),
  title: 'mall:store.title',
  backTo: href('mall.store'),
  head: (view) => ({
    lead: <StoreSearch view={view} />,
    action: <StoreCart />,
    hideBack: isWhole(view),
  }),
  skeleton: <GoodsGridSkeleton />,
  above: (view) => <StoreTop view={view} />,
  below: (view) => <StoreEnd view={view} />,
  empty: ({ t, to }) => (
    <EmptyState
      kind="search"
      title={t('mall:store.none')}
      message={t('mall:store.noneHint')}
      action={
        <ButtonLink to={to({ shopId: undefined, categoryId: undefined, q: '' })}>
          {t('mall:store.showAll')}
        </ButtonLink>
      }
    />
  ),
  group: (items) => <GoodsGrid>{items}</GoodsGrid>,
  item: (goods) => <GoodsTile key={goods.goodsNo} goods={goods} />,
});

export const load: PageLoad = (place) => [
  ...frontCall.load(place),
  ...page.load(place),
  ...loadCart(place),
];
export default page.Page;
