import { couponsApi } from '@xinglin/api';
import { listPage, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { EmptyState, ListGroup, ListLink, SkeletonList } from '@xinglin/ui';

/** The rules of every coupon (spec 2 §2.20). */
const page = listPage({
  endpoint: couponsApi.endpoints.listCouponRules,
  paging: whole,
  input: () => undefined,
  title: 'membership:couponRules.title',
  backTo: href('membership.coupons'),
  skeleton: <SkeletonList lines={2} />,
  empty: ({ t }) => <EmptyState title={t('membership:couponRules.none')} />,
  group: (items) => <ListGroup>{items}</ListGroup>,
  item: ({ packSendId, couponName }) => (
    <ListLink
      key={packSendId}
      label={couponName}
      to={href('membership.couponRuleDetail', { id: packSendId })}
    />
  ),
});

export const { load } = page;
export default page.Page;
