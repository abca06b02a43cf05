import { goodsApi } from '@xinglin/api';
import { idFilter, choice, pageCall, words, type ListView } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Cluster,
  Gutter,
  Loaded,
  SearchBox,
  SegmentLinks,
  SkeletonPills,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useCartCount } from '../model/use-cart';
import { CategoryLinks, MallFront, MallFrontSkeleton } from './mall-front';

const sorts = ['popular', 'cheapest', 'dearest'] as const;
const longestWords = 50;

/** What the address of the shop says: which shop, which kind of goods, which words, in which order. */
export const storeFilters = {
  shopId: idFilter,
  categoryId: idFilter,
  q: words(longestWords),
  sort: choice(sorts),
};

/** The front of the mall or of the shop that the address names. */
export const frontCall = pageCall(goodsApi.endpoints.getMallFront, ({ query }) => {
  const shopId = idFilter.read(query.get('shopId'));
  return shopId === undefined ? {} : { shopId };
});

/** Above the goods: search, the ways to cart and orders, the front where nothing is searched for, and the filters. */
export function StoreTop({ view }: { view: ListView<typeof storeFilters> }): ReactElement {
  const { t, filters, to, queryWith, pathname } = view;
  const { answer } = frontCall.useAnswer();
  const count = useCartCount() ?? 0;
  const isSearched = filters.q !== '' || filters.categoryId !== undefined;
  return (
    <>
      <Stack inset gap={2}>
        <SearchBox
          action={pathname}
          label={t('mall:store.search')}
          placeholder={t('mall:store.searchHint')}
          defaultValue={filters.q}
          keep={queryWith({ q: '' })}
          maxLength={longestWords}
        />
        <Cluster align="between">
          <ButtonLink size="small" variant="outline" to={href('mall.goodsManage')}>
            {t('mall:cart.link', { count })}
          </ButtonLink>
          <ButtonLink size="small" variant="text" to={href('mall.orderList')}>
            {t('mall:goodsOrders.title')}
          </ButtonLink>
        </Cluster>
      </Stack>
      <Loaded query={answer} skeleton={isSearched ? <SkeletonPills /> : <MallFrontSkeleton />}>
        {(front) => (
          <>
            {!isSearched && <MallFront front={front} />}
            {filters.shopId !== undefined && (
              <Gutter>
                <ButtonLink size="small" variant="text" to={to({ shopId: undefined })}>
                  {t('mall:store.allShops')}
                </ButtonLink>
              </Gutter>
            )}
            <CategoryLinks
              categories={front.categories}
              chosen={filters.categoryId}
              to={(categoryId) => to({ categoryId })}
            />
          </>
        )}
      </Loaded>
      <SegmentLinks
        label={t('mall:store.order')}
        items={sorts.map((sort) => ({
          // i18n-keys: mall:store.sort.*
          label: t(`mall:store.sort.${sort}`),
          to: to({ sort: sort === 'popular' ? undefined : sort }),
          active: sort === (filters.sort ?? 'popular'),
        }))}
      />
    </>
  );
}
