import { couponsApi, type PageLoad } from '@xinglin/api';
import { choice, listPage, numbered, usePlace, whole, type Translate } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SegmentLinks, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { CouponItem } from '../../../components/coupon-item';
import { CouponOffer } from '../../../components/coupon-offers';

const states = ['usable', 'offered', 'used', 'expired'] as const;
type State = (typeof states)[number];

const shared = {
  filters: { state: choice(states) },
  title: 'membership:coupons.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList lines={2} />,
  head: ({ t }: { readonly t: Translate }) => ({
    action: (
      <ButtonLink size="small" variant="text" to={href('membership.couponRules')}>
        {t('membership:coupons.rules')}
      </ButtonLink>
    ),
  }),
  above: ({
    t,
    filters: { state: shown = 'usable' },
    to,
  }: {
    readonly t: Translate;
    readonly filters: { readonly state: State | undefined };
    readonly to: (changed: { readonly state?: State | undefined }) => string;
  }) => (
    <SegmentLinks
      label={t('membership:coupons.tabs')}
      items={states.map((state) => ({
        // i18n-keys: membership:coupons.state.*
        label: t(`membership:coupons.state.${state}`),
        to: to({ state: state === 'usable' ? undefined : state }),
        active: state === shown,
      }))}
    />
  ),
};

/** My coupons in one state. */
const mine = listPage({
  ...shared,
  endpoint: couponsApi.endpoints.pageUserCoupons,
  paging: numbered,
  input: ({ filters: { state = 'usable' } }, part) => ({
    state: state === 'offered' ? 'usable' : state,
    ...part,
  }),
  empty: ({ t, filters: { state = 'usable' }, to }) => (
    <EmptyState
      kind="coupons"
      // i18n-keys: membership:coupons.none.*
      title={t(`membership:coupons.none.${state}`)}
      action={
        <ButtonLink variant="outline" to={to({ state: 'offered' })}>
          {t('membership:coupons.toReceive')}
        </ButtonLink>
      }
    />
  ),
  item: (coupon, { before }) => (
    <CouponItem key={coupon.couponId} coupon={coupon} isFirst={before === undefined} />
  ),
});

/** What is given out now. */
const offered = listPage({
  ...shared,
  endpoint: couponsApi.endpoints.listCouponPacks,
  paging: whole,
  input: () => undefined,
  empty: ({ t, to }) => (
    <EmptyState
      kind="coupons"
      title={t('membership:coupons.none.offered')}
      action={
        <ButtonLink variant="outline" to={to({ state: undefined })}>
          {t('membership:coupons.toMine')}
        </ButtonLink>
      }
    />
  ),
  item: (pack) => <CouponOffer key={pack.packSendId} pack={pack} />,
});

const pageOf = (query: URLSearchParams) => (query.get('state') === 'offered' ? offered : mine);

export const load: PageLoad = (place) => pageOf(place.query).load(place);

/** My coupons by state, and those that can be received (spec 2 §2.20, §2.25). */
export default function CouponsPage(): ReactElement {
  const { Page } = pageOf(usePlace().query);
  return <Page />;
}
