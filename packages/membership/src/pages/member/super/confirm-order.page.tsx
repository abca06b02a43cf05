import { membershipApi } from '@xinglin/api';
import type { ValidateVipCardResponse as Offer } from '@xinglin/gateway-sdk';
import { CouponChoice, loadAddresses, loadPatients, QuoteLines } from '@xinglin/orders';
import { detailPage, usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, Card, Note, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { OrderForm } from '../../../components/order-form';
import { productHref } from '../../../model/links';

/** What a card, a gene test or a service costs, by which coupon, for whom; then it is ordered (spec 2 §2.29). */
const page = detailPage({
  endpoint: membershipApi.endpoints.validateVipCard,
  input: ({ query }) => {
    const couponId = query.get('couponId');
    return { goodsId: query.get('goodsId') ?? '', ...(couponId !== null && { couponId }) };
  },
  beside: [{ load: loadPatients }, { load: loadAddresses }],
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
  const { product, quote, isMember, coupons, couponId } = offer;
  const goodsId = query.get('goodsId') ?? '';
  const saved = product.memberCents === null ? 0 : product.priceCents - product.memberCents;
  return (
    <>
      <Card title={product.title}>
        <Stack>
          <p>{product.summary}</p>
          {saved > 0 && !isMember && (
            <>
              <Note>{t('superConfirmOrder.member', { amount: formatCents(saved) })}</Note>
              <ButtonLink size="small" variant="text" to={href('membership.superBuy')}>
                {t('superBuy.title')}
              </ButtonLink>
            </>
          )}
        </Stack>
      </Card>
      <CouponChoice
        coupons={coupons}
        chosen={couponId}
        to={(one) => `${pathname}?${new URLSearchParams({ goodsId, couponId: one }).toString()}`}
      />
      <QuoteLines quote={quote} totalLabel={t('superConfirmOrder.total')} />
      <OrderForm offer={offer} />
    </>
  );
}
