import { orderCentreApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CouponCard } from '../../../components/coupon-card';
import { OwnOnly, withSession } from '../../../components/own-only';

const page = listPage({
  endpoint: orderCentreApi.endpoints.listGoodsCoupons,
  paging: whole,
  input: () => ({}),
  title: 'mall:coupons.title',
  backTo: href('mall.mergedOrderList'),
  empty: ({ t }) => (
    <EmptyState
      title={t('mall:coupons.none')}
      message={t('mall:coupons.noneHint')}
      action={<ButtonLink to={href('mall.couponRule')}>{t('mall:couponRule.title')}</ButtonLink>}
    />
  ),
  item: (coupon) => <CouponCard key={coupon.couponId} coupon={coupon} />,
});

export const load = withSession(page.load);

/** The person's coupons, one by one (spec 2 §2.25). */
export default function CouponListPage(): ReactElement {
  const { t } = useTranslation('mall');
  return (
    <OwnOnly
      title={t('coupons.title')}
      backTo={href('mall.mergedOrderList')}
      promise={t('coupons.forOwner')}
      own={page.Page}
    />
  );
}
