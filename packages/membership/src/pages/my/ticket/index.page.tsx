import { couponsApi, type PageLoad } from '@xinglin/api';
import { choice, listPage, numbered } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SegmentLinks, SkeletonList } from '@xinglin/ui';
import { CouponItem } from '../../../components/coupon-item';
import { CouponOffers, couponPacks } from '../../../components/coupon-offers';

const states = ['usable', 'used', 'expired'] as const;

/** My coupons by state, and those that can be received (spec 2 §2.20). */
const page = listPage({
  endpoint: couponsApi.endpoints.pageUserCoupons,
  paging: numbered,
  filters: { state: choice(states) },
  input: ({ filters: { state = 'usable' } }, part) => ({ state, ...part }),
  title: 'membership:coupons.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList lines={3} />,
  above: ({ t, filters, to }) => (
    <>
      <SegmentLinks
        label={t('membership:coupons.tabs')}
        items={states.map((state) => ({
          // i18n-keys: membership:coupons.state.*
          label: t(`membership:coupons.state.${state}`),
          to: to({ state: state === 'usable' ? undefined : state }),
          active: state === (filters.state ?? 'usable'),
        }))}
      />
      {(filters.state ?? 'usable') === 'usable' && <CouponOffers />}
    </>
  ),
  empty: ({ t, filters: { state = 'usable' } }) => (
    <EmptyState
      // i18n-keys: membership:coupons.none.*
      title={t(`membership:coupons.none.${state}`)}
      action={
        <ButtonLink variant="outline" to={href('membership.couponRules')}>
          {t('membership:couponRules.title')}
        </ButtonLink>
      }
    />
  ),
  item: (coupon) => <CouponItem key={coupon.couponId} coupon={coupon} />,
});

export const load: PageLoad = (place) => [...page.load(place), ...couponPacks.load(place)];
export default page.Page;
