import { goodsApi, usePageTime } from '@xinglin/api';
import { idFilter, choice, pageCall, words, type ListView } from '@xinglin/pages';
import { ButtonLink, Gutter, Loaded, SearchBox, SegmentLinks } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartCount } from '../model/use-cart';
import { CartLink } from './cart-link';
import { MallEnd, MallFront, mallFrontSkeleton } from './mall-front';

/** Letters of a title that fit into the search on a phone of 320 px. */
const longestHint = 6;

const sorts = ['popular', 'cheapest', 'dearest'] as const;
const longestWords = 50;
/** How long the search field shows one hint. */
const hintMs = 10 * 60_000;
const mostHints = 3;

/** What the address of the shop says: which shop, which kind of goods, which words, in which order. */
export const storeFilters = {
  shopId: idFilter,
  categoryId: idFilter,
  q: words(longestWords),
  sort: choice(sorts),
};

type StoreView = ListView<typeof storeFilters>;

/** The front of the mall or of the shop that the address names. */
export const frontCall = pageCall(goodsApi.endpoints.getMallFront, ({ query }) => {
  const shopId = idFilter.read(query.get('shopId'));
  return shopId === undefined ? {} : { shopId };
});

const isSearched = ({ filters: { q, categoryId } }: StoreView): boolean =>
  q !== '' || categoryId !== undefined;

/** Whether the address names nothing but the mall: a main destination without a way back. */
export const isWhole = (view: StoreView): boolean =>
  !isSearched(view) && view.filters.shopId === undefined;

/** The search of the mall; its hint is what is bought most, in turn. */
export function StoreSearch({ view }: { view: StoreView }): ReactElement {
  const { t } = useTranslation('mall');
  const { filters, queryWith, pathname } = view;
  const now = usePageTime();
  const front = frontCall.useAnswer().answer.currentData;
  const popular = (front?.popular ?? [])
    .filter(({ title }) => title.length <= longestHint)
    .slice(0, mostHints);
  const hint = popular[Math.floor(new Date(now).getTime() / hintMs) % popular.length];
  return (
    <SearchBox
      action={pathname}
      label={t('store.search')}
      placeholder={hint?.title ?? t('store.searchHint')}
      defaultValue={filters.q}
      keep={queryWith({ q: '' })}
      maxLength={longestWords}
    />
  );
}

/** The cart in the head of the mall. */
export function StoreCart(): ReactElement {
  return <CartLink count={useCartCount() ?? 0} />;
}

/** Above the goods: the front, and the order of what is found. */
export function StoreTop({ view }: { view: StoreView }): ReactElement {
  const { t, filters, to } = view;
  const { answer } = frontCall.useAnswer();
  return (
    <>
      <Loaded query={answer} skeleton={mallFrontSkeleton}>
        {(front) => (
          <MallFront
            front={front}
            isSearched={isSearched(view)}
            categoryId={filters.categoryId}
            to={(categoryId) => to({ categoryId })}
          />
        )}
      </Loaded>
      {filters.shopId !== undefined && (
        <Gutter>
          <ButtonLink size="small" variant="text" to={to({ shopId: undefined })}>
            {t('mall:store.allShops')}
          </ButtonLink>
        </Gutter>
      )}
      {!isWhole(view) && (
        <SegmentLinks
          label={t('mall:store.order')}
          items={sorts.map((sort) => ({
            // i18n-keys: mall:store.sort.*
            label: t(`mall:store.sort.${sort}`),
            to: to({ sort: sort === 'popular' ? undefined : sort }),
            active: sort === (filters.sort ?? 'popular'),
          }))}
        />
      )}
    </>
  );
}

/** Below the goods of the whole mall. */
export function StoreEnd({ view }: { view: StoreView }): ReactElement | null {
  const front = frontCall.useAnswer().answer.currentData;
  return front !== undefined && isWhole(view) ? <MallEnd front={front} /> : null;
}
