import { membershipApi } from '@xinglin/api';
import type { ValidateVipCardResponse as Offer } from '@xinglin/gateway-sdk';
import { CouponChoice, loadAddresses } from '@xinglin/orders';
import { detailPage, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, Card, Gutter, PriceFall, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { OrderForm } from '../../../components/order-form';
import { ProductItem } from '../../../components/product-item';
import { family } from '../../../model/calls';
import { productHref } from '../../../model/links';

/** What a card, a gene test or a service costs, by which coupon, for whom; then it is ordered (spec 2 §2.29). */
const page = detailPage({
  endpoint: membershipApi.endpoints.validateVipCard,
  input: ({ query }) => {
    const couponId = query.get('couponId');
    return { goodsId: query.get('goodsId') ?? '', ...(couponId !== null && { couponId }) };
  },
  beside: [family, { load: loadAddresses }],
  title: 'membership:superConfirmOrder.title',
  backTo: (_, { query }) => {
    const goodsId = query.get('goodsId');
    return goodsId ? productHref(goodsId) : href('membership.superProduct');
  },
  skeleton: <SkeletonList lines={4} count={2} />,
  gone: {
    title: 'membership:superProductDetail.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('membership.superProduct')}>
        {t('membership:superProduct.title')}
      </ButtonLink>
    ),
  },
  children: (offer) => <Confirm offer={offer} />,
});

export const { load, head } = page;
export default page.Page;

function Confirm({ offer }: { offer: Offer }): ReactElement {
  const { t } = useTranslation('membership');
  const { pathname } = useLocation();
  const { query } = usePlace();
  const { product, isMember, coupons, couponId } = offer;
  const goodsId = query.get('goodsId') ?? '';
  const saved = product.memberCents === null ? 0 : product.priceCents - product.memberCents;
  return (
    <>
      <ProductItem product={product} />
      {saved > 0 && !isMember && (
        <Gutter>
          <ButtonLink size="small" variant="text" to={href('membership.superBuy')}>
            {t('superConfirmOrder.member', {
              amount: formatCents(saved, { decimals: 'auto' }),
            })}
          </ButtonLink>
        </Gutter>
      )}
      <OrderForm offer={offer}>
        {({ quote }) => (
          <>
            <CouponChoice
              coupons={coupons}
              chosen={couponId}
              to={(one) =>
                `${pathname}?${new URLSearchParams({ goodsId, couponId: one }).toString()}`
              }
            />
            {quote.steps.length > 0 && (
              <Card title={t('superConfirmOrder.sum')}>
                <PriceFall
                  label={t('superConfirmOrder.sum')}
                  list={{ name: t('product.price'), cents: quote.listCents }}
                  steps={quote.steps.map(({ kind, label, cents }) => ({
                    kind,
                    name: label,
                    cents,
                  }))}
                  total={{ name: t('superConfirmOrder.total'), cents: quote.totalCents }}
                />
              </Card>
            )}
          </>
        )}
      </OrderForm>
    </>
  );
}
