import { orderCentreApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CouponCard } from '../../../components/coupon-card';
import { OwnOnly, withSession } from '../../../components/own-only';
import { readLines } from '../../../model/sku-counts';

const page = listPage({
  endpoint: orderCentreApi.endpoints.listGoodsCoupons,
  paging: whole,
  input: ({ query }) => {
    const lines = readLines(query.get('lines'));
    return lines.length === 0 ? {} : { lines };
  },
  title: 'mall:optional.title',
  backTo: href('mall.goodsManage'),
  empty: ({ t }) => (
    <EmptyState
      kind="coupons"
      title={t('mall:optional.none')}
      message={t('mall:optional.noneHint')}
      action={<ButtonLink to={href('mall.couponRule')}>{t('mall:couponRule.title')}</ButtonLink>}
    />
  ),
  item: (coupon) => <CouponCard key={coupon.couponId} coupon={coupon} />,
});

export const load = withSession(page.load);

/** What could be taken off the lines that the address names, and why what does not apply does not (spec 2 §2.25). */
export default function OptionalDeductionsPage(): ReactElement {
  const { t } = useTranslation('mall');
  return (
    <OwnOnly
      title={t('optional.title')}
      backTo={href('mall.goodsManage')}
      promise={t('optional.forOwner')}
      own={page.Page}
    />
  );
}
