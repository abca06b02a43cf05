import type { GoodsCoupon } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatCents, formatInstant } from '@xinglin/rules';
import { Card, Chip, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A coupon: what it takes off, from which sum on, until when; and why it does not apply, where it does not. */
export function CouponCard({
  coupon,
  count = 1,
}: {
  coupon: GoodsCoupon;
  /** How many of the same there are. */
  count?: number;
}): ReactElement {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const { title, offCents, fromCents, endsAt, whyNot } = coupon;
  return (
    <Card as="article" title={title} aside={count > 1 ? t('coupon.count', { count }) : undefined}>
      <p>
        <b>{t('coupon.off', { off: formatCents(offCents) })}</b>{' '}
        {fromCents > 0 && t('coupon.from', { from: formatCents(fromCents) })}
      </p>
      <Note>{t('coupon.until', { time: formatInstant(endsAt, locale) })}</Note>
      {whyNot !== null && (
        <>
          <Chip>{t('coupon.notHere')}</Chip>
          <Note>{whyNot}</Note>
        </>
      )}
    </Card>
  );
}
