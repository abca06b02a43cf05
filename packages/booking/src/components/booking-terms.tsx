import type { BookingRules } from '@xinglin/gateway-sdk';
import { Card, Note } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What holds for cancelling and for missed visits, from the hospital's rules. */
export function BookingTerms({ rules }: { rules: BookingRules }): ReactElement {
  const { t } = useTranslation('booking');
  return (
    <Card title={t('terms.cancel')} titleLevel={3}>
      <Note>
        {t('terms.cancelUntil', { count: rules.cancelDaysBefore, time: rules.cancelUntil })}
      </Note>
      <Note>
        {t('terms.noShow', {
          count: rules.noShowLimit,
          window: rules.noShowWindowDays,
          suspend: rules.suspendDays,
        })}
      </Note>
    </Card>
  );
}
