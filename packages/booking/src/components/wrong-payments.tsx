import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatCents, formatInstant } from '@xinglin/rules';
import { NoticeBar } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What came in that was not the fee: that all of it goes back by itself, and by when. */
export function WrongPayments({ order }: { order: RegistrationOrder }): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  return (
    <>
      {order.wrongPayments.map(({ refundCents, status, expectedBy }, index) => (
        <NoticeBar key={index} tone={status === 'done' ? 'info' : 'warning'}>
          {t(`wrongPayment.${status}`, {
            // i18n-keys: booking:wrongPayment.*
            amount: formatCents(refundCents),
            fee: formatCents(order.feeCents),
            moment: formatInstant(expectedBy, locale, order.timeZone),
          })}
        </NoticeBar>
      ))}
    </>
  );
}
