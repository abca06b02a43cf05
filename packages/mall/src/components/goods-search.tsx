import { goodsApi } from '@xinglin/api';
import { choice, listPage, numbered, words } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Gutter, SearchBox, SegmentLinks, SkeletonList } from '@xinglin/ui';
import { GoodsGrid, GoodsTile } from './goods-tile';

const sorts = ['popular', 'cheapest', 'dearest'] as const;
const longestWords = 50;

interface GoodsSearchOptions {
  /** Under which the texts of the page stand. */
  readonly name: 'searchGoods' | 'searchSelectedGoods' | 'searchMedicine';
  /** All goods where it is left out. */
  readonly only?: 'medicine' | 'selected';
}

/** A page of goods by words, of the whole mall or of one kind of goods (spec 2 §2.7). */
export function goodsSearch({ name, only }: GoodsSearchOptions) {
  // i18n-keys: mall:searchGoods.*, mall:searchSelectedGoods.*, mall:searchMedicine.*
  return listPage({
    endpoint: goodsApi.endpoints.listGoods,
    paging: numbered,
    // All goods but medicines, as the search over everything lists them.
    filters: { q: words(longestWords), sort: choice(sorts), only: choice(['others']) },
    input: ({ filters: { q, sort, only: others } }, part) => ({
      ...((only ?? others) && { only: only ?? others }),
      ...(q !== '' && { q }),
      ...(sort && { sort }),
      ...part,
    }),
    title: `mall:${name}.title`,
    backTo: href('mall.store'),
    skeleton: <SkeletonList lines={3} />,
    above: ({ t, to, pathname, filters: { q, sort }, queryWith }) => (
      <>
        <Gutter>
          <SearchBox
            action={pathname}
            label={t(`mall:${name}.title`)}
            placeholder={t(`mall:${name}.hint`)}
            defaultValue={q}
            keep={queryWith({ q: '' })}
            maxLength={longestWords}
          />
        </Gutter>
        <SegmentLinks
          label={t('mall:store.order')}
          items={sorts.map((one) => ({
            // i18n-keys: mall:store.sort.*
            label: t(`mall:store.sort.${one}`),
            to: to({ sort: one === 'popular' ? undefined : one }),
            active: one === (sort ?? 'popular'),
          }))}
        />
      </>
    ),
    empty: ({ t, to, filters: { q } }) => (
      <EmptyState
        kind="search"
        title={t('mall:store.none')}
        message={t('mall:store.noneHint')}
        action={
          <ButtonLink to={q === '' ? href('mall.store') : to({ q: '' })}>
            {t('mall:store.showAll')}
          </ButtonLink>
        }
      />
    ),
    group: (items) => <GoodsGrid>{items}</GoodsGrid>,
    item: (goods) => <GoodsTile key={goods.goodsNo} goods={goods} heading="h2" />,
  });
}
