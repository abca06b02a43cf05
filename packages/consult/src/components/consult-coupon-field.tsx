import { CouponField } from '@xinglin/orders';
import { Button, Card, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsultCoupon } from './use-consult-coupon';

interface ConsultCouponFieldProps {
  readonly id: string;
  readonly coupon: ConsultCoupon;
  readonly error: string | undefined;
}

/** Which coupon a consult is paid with; where they cannot be read it says so, and the form goes on without. */
export function ConsultCouponField({
  id,
  coupon: { offer, isFailed, chosen, choose, again },
  error,
}: ConsultCouponFieldProps): ReactElement | null {
  const { t } = useTranslation('consult');
  if (isFailed)
    return (
      <Card>
        <Note>{t('coupon.failed')}</Note>
        <Button variant="text" size="small" onClick={again}>
          {t('coupon.again')}
        </Button>
      </Card>
    );
  if (offer === undefined || (offer.coupons.length === 0 && error === undefined)) return null;
  return (
    <Card>
      <CouponField
        id={id}
        error={error}
        coupons={offer.coupons}
        value={chosen}
        onValueChange={choose}
        quote={offer.quote}
      />
    </Card>
  );
}
