import { useChannel } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatCents, formatDay } from '@xinglin/rules';
import { RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refund } from './order-shapes';

/** Where a refund stands, as a sentence: until which day it arrives, that it is late and whom to ask, or that it is back. */
export function RefundText({ refund }: { refund: Refund }): ReactElement {
  const { t } = useTranslation('orders');
  const locale = useLocale();
  const { phone } = useChannel();
  const call =
    phone === null ? t('shared:brand.hospitalPhone') : <a href={`tel:${phone}`}>{phone}</a>;
  return (
    <RichText
      // i18n-keys: orders:refund.*
      text={t(`refund.${refund.status}`, {
        amount: formatCents(refund.refundCents),
        day: formatDay(dayAt(refund.expectedBy), locale),
      })}
      parts={{ phone: () => call }}
    />
  );
}
