import { useChannel } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatCents, formatDay } from '@xinglin/rules';
import { NoticeBar, RichText } from '@xinglin/ui';
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

/** A refund below the state of its order; one that is late is a warning. */
export function RefundState({ refund }: { refund: Refund | null }): ReactElement | null {
  if (refund === null) return null;
  const text = <RefundText refund={refund} />;
  return refund.status === 'late' ? <NoticeBar tone="warning">{text}</NoticeBar> : <p>{text}</p>;
}
