import { membershipApi } from '@xinglin/api';
import type { VipProductDetail } from '@xinglin/gateway-sdk';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ActionBar, ButtonLink, Card, Prose, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductItem } from '../../../../components/product-item';
import { RightsCard } from '../../../../components/rights-card';
import { confirmHref } from '../../../../model/links';

/** A card or a service for members, with all that is read before it is bought (spec 2 §2.29). */
const page = detailPage({
  endpoint: membershipApi.endpoints.getHealthVipCardInfoForCate,
  input: ({ query }) => ({ goodsId: query.get('goodsId') ?? '' }),
  title: (product, t) => product?.title ?? t('membership:superProductDetail.title'),
  head: ({ title, summary }) => ({ title, description: summary }),
  backTo: href('membership.superProduct'),
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'membership:superProductDetail.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('membership.superProduct')}>
        {t('membership:superProduct.title')}
      </ButtonLink>
    ),
  },
  children: (product) => <Product product={product} />,
  bar: (product, { t }) => {
    const { goodsType, ownCents, priceCents } = product;
    return (
      <ActionBar
        promise={t(
          goodsType === 1 ? 'membership:super.promise' : 'membership:superConfirmOrder.cancel',
        )}
        cents={ownCents}
        listCents={ownCents < priceCents ? priceCents : undefined}
        compact
      >
        <ButtonLink to={confirmHref(product)}>{t('membership:product.order')}</ButtonLink>
      </ActionBar>
    );
  },
});

export const { load, head } = page;
export default page.Page;

function Product({ product }: { product: VipProductDetail }): ReactElement {
  const { t } = useTranslation('membership');
  const { rights, terms } = product;
  return (
    <>
      <ProductItem product={product} />
      <RightsCard title={t('product.gives')} rights={rights} />
      <Card title={t('product.terms')}>
        <Prose>
          <ul>
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </Prose>
      </Card>
    </>
  );
}
