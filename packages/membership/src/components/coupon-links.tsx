import type { JudgedCoupon } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { Card, Note, PillLinks, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface CouponLinksProps {
  readonly coupons: readonly JudgedCoupon[];
  /** Null for none. */
  readonly chosen: string | null;
  /** The address with another one; an empty one is none. */
  readonly to: (couponId: string) => string;
}

/** Coupons beside an order: which one is used, and why the others are not. */
export function CouponLinks({ coupons, chosen, to }: CouponLinksProps): ReactElement | null {
  const { t } = useTranslation('membership');
  if (coupons.length === 0) return null;
  const usable = coupons.filter(({ whyNot }) => whyNot === null);
  return (
    <Card title={t('coupon.choose')}>
      <Stack>
        {usable.length > 0 && (
          <PillLinks
            label={t('coupon.choose')}
            items={[
              ...usable.map(({ couponId, title, offCents }) => ({
                text: t('coupon.off', {
                  title,
                  amount: formatCents(offCents, { decimals: 'auto' }),
                }),
                to: to(couponId),
                active: couponId === chosen,
              })),
              { text: t('coupon.none'), to: to(''), active: chosen === null },
            ]}
          />
        )}
        {coupons.map(
          ({ couponId, title, whyNot }) =>
            whyNot !== null && (
              <Note key={couponId}>{t('coupon.whyNot', { title, reason: whyNot })}</Note>
            ),
        )}
      </Stack>
    </Card>
  );
}
