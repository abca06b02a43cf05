import { couponsApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ActionBar, ButtonLink, Card, KeyValueList, SkeletonList, Stack } from '@xinglin/ui';
import { CouponTicket } from '../../../../../components/coupon-item';
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
  children: (pack, { t }) => (
    <>
      <CouponTicket
        coupon={{ ...pack, title: pack.couponName }}
        // i18n-keys: membership:coupon.use.*
        note={t(`membership:coupon.use.${pack.use ?? 'any'}`)}
      />
      <Card>
        <Stack>
          <p>{pack.rule}</p>
          <KeyValueList
            items={[
              {
                label: t('membership:coupon.valid'),
                value: t('membership:coupon.days', { count: pack.days }),
              },
              { label: t('membership:coupon.most'), value: String(pack.mostPerAccount) },
            ]}
          />
        </Stack>
      </Card>
    </>
  ),
  bar: ({ use }, { t }) => (
    <ActionBar>
      <ButtonLink to={couponUseHref(use)}>{t('membership:coupon.go')}</ButtonLink>
    </ActionBar>
  ),
});

export const { load, head } = page;
export default page.Page;
