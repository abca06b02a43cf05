import type { BookingRules } from '@xinglin/gateway-sdk';
import { hospitalTimeZone } from '@xinglin/rules';
import { Card } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Points } from './points';
import { hourText } from '../model/hour-text';

/** When places open, how long one is held, until when one can cancel: what a hospital's rules come to, in sentences. */
export function BookingRulesCard({ rules }: { rules: BookingRules }): ReactElement {
  const { t } = useTranslation('introductions');
  return (
    <Card
      title={t('bookingRules.title')}
      aside={
        rules.timeZone === hospitalTimeZone ? t('directory:doctor.beijingTime') : rules.timeZone
      }
    >
      <Points
        texts={[
          t('directory:hospital.release', {
            time: hourText(rules.releaseTime),
            count: rules.windowDays,
          }),
          t('bookingRules.close', { count: rules.closeMinutesBefore }),
          t('bookingRules.pay', { count: rules.payWithinMinutes }),
          t('priceRules.cancel', {
            count: rules.cancelDaysBefore,
            time: rules.cancelUntil,
          }),
          t('bookingRules.most', { count: rules.maxOpenPerPatient }),
          t('bookingRules.noShow', {
            window: rules.noShowWindowDays,
            limit: rules.noShowLimit,
            days: rules.suspendDays,
          }),
        ]}
      />
    </Card>
  );
}
