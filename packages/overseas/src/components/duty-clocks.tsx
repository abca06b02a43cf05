import type { OverseasDuty } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, formatWeekday, formatZone, timeAt } from '@xinglin/rules';
import { TwoClocks, useHydrated } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dutyDay } from '../model/duty-day';
import { useCountryHere } from './use-country-here';
import { useMinute } from './use-minute';
import { useReaderZone } from './use-reader-zone';

/** The reader's clock and the doctors', the hours on duty in the reader's day, and how long one waits now. */
export function DutyClocks({ duty }: { duty: OverseasDuty }): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const locale = useLocale();
  const now = useMinute();
  const country = useCountryHere();
  // The server does not know where the reader is.
  const readerZone = useReaderZone();
  const zone = useHydrated() ? readerZone : null;
  const day = zone === null ? null : dutyDay(now, zone, duty);
  const dayIn = (timeZone: string) => {
    const at = new Date(now);
    const date = dayAt(at, timeZone);
    return `${formatDay(date, locale)} ${formatWeekday(date, locale)} · ${formatZone(at, timeZone)}`;
  };
  const nameOf = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <TwoClocks
      clocks={[
        {
          who: t('landing.you'),
          place: country === null ? null : (nameOf.of(country) ?? null),
          time: zone === null ? null : timeAt(new Date(now), zone),
          day: zone === null ? null : dayIn(zone),
        },
        {
          who: t('landing.doctor'),
          place: t('landing.hangzhou'),
          time: timeAt(new Date(now), duty.timeZone),
          day: dayIn(duty.timeZone),
        },
      ]}
      spans={day?.spans ?? []}
      now={day?.now ?? null}
      legend={day && t('landing.onDuty', { from: day.begins, to: day.ends })}
      wait={
        duty.minutes === null ? t('landing.noDoctor') : t('landing.now', { count: duty.minutes })
      }
    />
  );
}
