import { membershipApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Gutter, Note, SkeletonList } from '@xinglin/ui';
import { ProductItem } from '../../../components/product-item';
import { confirmHref } from '../../../model/links';

/** Which card to buy; each leads to its order (spec 2 §2.29). */
const page = listPage({
  endpoint: membershipApi.endpoints.listHealthVipCards,
  paging: whole,
  input: () => ({ goodsType: 1 as const }),
  title: 'membership:superBuy.title',
  backTo: href('membership.super'),
  skeleton: <SkeletonList lines={3} />,
  below: ({ t }) => (
    <Gutter>
      <Note>{t('membership:superBuy.honest')}</Note>
      <ButtonLink size="small" variant="text" to={href('membership.superExchange')}>
        {t('membership:superBuy.code')}
      </ButtonLink>
    </Gutter>
  ),
  empty: ({ t }) => <EmptyState kind="membership" title={t('membership:superProduct.none')} />,
  item: (product) => (
    <ProductItem key={product.goodsId} product={product} to={confirmHref(product)} />
  ),
});

export const { load } = page;
export default page.Page;
