import { couponsApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, Card, KeyValueList, SkeletonList, Stack } from '@xinglin/ui';
import { couponUseHref } from '../../../../../model/links';

/** The rule of one coupon: off what, from which sum on, how long, how many (spec 2 §2.20). */
const page = detailPage({
  endpoint: couponsApi.endpoints.getCouponRule,
  input: ({ params }) => ({ packId: params['id'] ?? '' }),
  title: (rule, t) => rule?.couponName ?? t('membership:couponRuleDetail.title'),
  head: ({ couponName, rule }) => ({ title: couponName, description: rule }),
  backTo: href('membership.couponRules'),
  gone: {
    title: 'membership:couponRuleDetail.gone',
    action: ({ t }) => (
      <ButtonLink variant="outline" to={href('membership.couponRules')}>
        {t('membership:couponRules.title')}
      </ButtonLink>
    ),
  },
  skeleton: <SkeletonList lines={4} count={1} />,
  children: ({ rule, use, offCents, fromCents, days, mostPerAccount }, { t }) => (
    <>
      <Card>
        <Stack>
          <p>{rule}</p>
          <KeyValueList
            items={[
              {
                label: t('membership:coupon.takes'),
                value: t('membership:coupon.from', {
                  off: formatCents(offCents, { decimals: 'auto' }),
                  from: formatCents(fromCents, { decimals: 'auto' }),
                }),
              },
              // i18n-keys: membership:coupon.use.*
              {
                label: t('membership:coupon.for'),
                value: t(`membership:coupon.use.${use ?? 'any'}`),
              },
              {
                label: t('membership:coupon.valid'),
                value: t('membership:coupon.days', { count: days }),
              },
              { label: t('membership:coupon.most'), value: String(mostPerAccount) },
            ]}
          />
        </Stack>
      </Card>
      <Stack inset>
        <ButtonLink block to={href('membership.coupons')}>
          {t('membership:coupons.title')}
        </ButtonLink>
        <ButtonLink block variant="outline" to={couponUseHref(use)}>
          {t('membership:coupon.go')}
        </ButtonLink>
      </Stack>
    </>
  ),
});

export const { load, head } = page;
export default page.Page;
