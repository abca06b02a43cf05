import type { UserCoupon } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatCents, formatInstant, hospitalTimeZone } from '@xinglin/rules';
import { ButtonLink, Card, Cluster, KeyValueList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '@xinglin/routes';
import { couponUseHref } from '../model/links';

/** A coupon of mine: how much off what, from which sum on, until when. */
export function CouponItem({ coupon }: { coupon: UserCoupon }): ReactElement {
  const { t } = useTranslation('membership');
  const locale = useLocale();
  const { title, use, offCents, fromCents, endsAt, state, packId } = coupon;
  const yuan = (cents: number) => formatCents(cents, { decimals: 'auto' });
  return (
    <Card as="article" title={title}>
      <Stack>
        <KeyValueList
          items={[
            {
              label: t('coupon.takes'),
              value: t('coupon.from', { off: yuan(offCents), from: yuan(fromCents) }),
            },
            // i18n-keys: membership:coupon.use.*
            { label: t('coupon.for'), value: t(`coupon.use.${use ?? 'any'}`) },
            {
              label: t('coupon.until'),
              value: formatInstant(endsAt, locale, hospitalTimeZone),
            },
          ]}
        />
        <Cluster align="end">
          {packId !== null && (
            <ButtonLink
              size="small"
              variant="text"
              to={href('membership.couponRuleDetail', { id: packId })}
            >
              {t('coupon.rule')}
            </ButtonLink>
          )}
          {state === 'usable' && (
            <ButtonLink size="small" to={couponUseHref(use)}>
              {t('coupon.go')}
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
