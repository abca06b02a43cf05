import type { JudgedCoupon, Quote } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { RadioGroup } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface CouponFieldProps {
  readonly id?: string | undefined;
  readonly error?: string | undefined;
  readonly coupons: readonly Pick<JudgedCoupon, 'couponId' | 'title' | 'offCents' | 'whyNot'>[];
  /** Empty for none. */
  readonly value: string;
  readonly onValueChange: (couponId: string) => void;
  /** What the order comes to with the coupon that is chosen. */
  readonly quote: Pick<Quote, 'listCents' | 'totalCents'>;
}

const short = (cents: number): string => formatCents(cents, { decimals: 'auto' });

/**
 * The coupon of an order, chosen in its form: nothing that was typed is left for it. Those that cannot be used say why.
 * Shows nothing where the account has none.
 */
export function CouponField({
  id,
  error,
  coupons,
  value,
  onValueChange,
  quote: { listCents, totalCents },
}: CouponFieldProps): ReactElement | null {
  const { t } = useTranslation('orders');
  if (coupons.length === 0 && error === undefined) return null;
  return (
    <RadioGroup
      id={id}
      name="couponId"
      label={t('coupon.choose')}
      hint={
        totalCents < listCents
          ? t('coupon.left', { list: short(listCents), total: short(totalCents) })
          : undefined
      }
      error={error}
      options={[
        ...coupons.map(({ couponId, title, offCents, whyNot }) =>
          whyNot === null
            ? {
                value: couponId,
                label: t('coupon.off', { title, amount: short(offCents) }),
              }
            : { value: couponId, label: title, description: whyNot, disabled: true },
        ),
        { value: '', label: t('coupon.none') },
      ]}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
