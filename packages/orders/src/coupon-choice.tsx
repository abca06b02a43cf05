import { formatCents } from '@xinglin/rules';
import { Card, Note, PillLinks, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface CouponChoiceProps {
  readonly coupons: readonly {
    readonly couponId: string;
    readonly title: string;
    readonly offCents: number;
    /** Null where it can be used. */
    readonly whyNot: string | null;
  }[];
  /** Null for none. */
  readonly chosen: string | null;
  /** The address with another one; an empty one is none. */
  readonly to: (couponId: string) => string;
}

/** Coupons beside an order: which one is used, and why the others are not. */
export function CouponChoice({ coupons, chosen, to }: CouponChoiceProps): ReactElement | null {
  const { t } = useTranslation('orders');
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
