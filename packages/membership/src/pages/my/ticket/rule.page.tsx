import { couponsApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SkeletonList } from '@xinglin/ui';
import { CouponTicket } from '../../../components/coupon-item';

/** The rules of every coupon (spec 2 §2.20). */
const page = listPage({
  endpoint: couponsApi.endpoints.listCouponRules,
  paging: whole,
  input: () => undefined,
  title: 'membership:couponRules.title',
  backTo: href('membership.coupons'),
  skeleton: <SkeletonList lines={2} />,
  empty: ({ t }) => <EmptyState kind="coupons" title={t('membership:couponRules.none')} />,
  item: (pack, { t }) => (
    <CouponTicket
      key={pack.packSendId}
      coupon={{ ...pack, title: pack.couponName }}
      note={t('membership:coupon.validDays', { days: pack.days })}
      act={
        <ButtonLink
          size="small"
          variant="text"
          to={href('membership.couponRuleDetail', { id: pack.packSendId })}
          aria-label={t('membership:coupon.ruleOf', { title: pack.couponName })}
        >
          {t('membership:coupon.rule')}
        </ButtonLink>
      }
    />
  ),
});

export const { load } = page;
export default page.Page;
