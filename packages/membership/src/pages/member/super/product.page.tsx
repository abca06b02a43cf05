import { membershipApi } from '@xinglin/api';
import { choice, listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { EmptyState, PillLinks, SkeletonList } from '@xinglin/ui';
import { ProductItem } from '../../../components/product-item';
import { productHref } from '../../../model/links';

const types = ['1', '2', '3'] as const;
const numbers = { 1: 1, 2: 2, 3: 3 } as const;

/** Cards, gene tests and services for members (spec 2 §2.29: `goodsType` 1 is a card). */
const page = listPage({
  endpoint: membershipApi.endpoints.listHealthVipCards,
  paging: whole,
  filters: { goodsType: choice(types) },
  input: ({ filters: { goodsType } }) => (goodsType ? { goodsType: numbers[goodsType] } : {}),
  title: 'membership:superProduct.title',
  backTo: href('membership.super'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t, filters, to }) => (
    <PillLinks
      label={t('membership:superProduct.types')}
      items={[undefined, ...types].map((goodsType) => ({
        // i18n-keys: membership:superProduct.type.*
        text: t(`membership:superProduct.type.${goodsType ?? 'all'}`),
        to: to({ goodsType }),
        active: goodsType === filters.goodsType,
      }))}
    />
  ),
  empty: ({ t }) => <EmptyState kind="membership" title={t('membership:superProduct.none')} />,
  item: (product) => (
    <ProductItem key={product.goodsId} product={product} to={productHref(product.goodsId)} />
  ),
});

export const { load } = page;
export default page.Page;
