import type { PrescriptionCard } from '@xinglin/gateway-sdk';
import { dayAt, hospitalTimeZone } from '@xinglin/rules';
import { useTranslation } from 'react-i18next';
import { useMoments } from './use-moments';

const daysOfWeek = 7;

/** Who signed a prescription, when, and for how long it is: 沈知远 今天 11:58 开 · 4 周量. The hour matters today alone. */
export function useSignedNote({
  doctorName,
  signedAt,
  days,
}: Pick<PrescriptionCard, 'doctorName' | 'signedAt' | 'days'>): string {
  const { t } = useTranslation('medicines');
  const { moment, day, now } = useMoments();
  const signedOn = dayAt(signedAt, hospitalTimeZone);
  const isToday = signedOn === dayAt(new Date(now), hospitalTimeZone);
  const quantity =
    days % daysOfWeek === 0
      ? t('line.weeks', { count: days / daysOfWeek })
      : t('line.days', { count: days });
  return t('line.signed', {
    doctor: doctorName,
    time: isToday ? moment(signedAt) : day(signedOn),
    quantity,
  });
}
