import { orderCentreApi, usePageModules } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Loaded, Page, PageHeader, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CouponCard } from '../../../components/coupon-card';
import { OwnOnly, withSession } from '../../../components/own-only';
import { alikeCoupons } from '../../../model/alike-coupons';

const call = pageCall(orderCentreApi.endpoints.listGoodsCoupons, () => ({}));

export const load = withSession(call.load);

/** The person's coupons, those that do the same put together (spec 2 §2.25). */
export default function MergedCouponListPage(): ReactElement {
  const { t } = useTranslation('mall');
  return (
    <OwnOnly
      title={t('mergedCoupons.title')}
      backTo={href('membership.coupons')}
      promise={t('coupons.forOwner')}
      own={OwnCoupons}
    />
  );
}

function OwnCoupons(): ReactElement {
  const { t } = useTranslation('mall');
  const { answer } = call.useAnswer();
  const oneByOne = usePageModules('mall.mergedCouponList')('oneByOne', {
    title: t('coupons.oneByOne'),
    to: href('membership.coupons'),
  });
  return (
    <Page
      header={<PageHeader title={t('mergedCoupons.title')} backTo={href('membership.coupons')} />}
    >
      <Loaded query={answer} skeleton={<SkeletonList lines={2} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              kind="coupons"
              title={t('coupons.none')}
              message={t('coupons.noneHint')}
              action={<ButtonLink to={href('mall.couponRule')}>{t('couponRule.title')}</ButtonLink>}
            />
          ) : (
            <>
              {alikeCoupons(items).map(({ first, count }) => (
                <CouponCard key={first.couponId} coupon={first} count={count} />
              ))}
              {oneByOne && (
                <Stack inset>
                  <ButtonLink block variant="text" to={oneByOne.to}>
                    {oneByOne.title}
                  </ButtonLink>
                </Stack>
              )}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
