import type { GetTelemedicineScheduleResponse as Week } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { formatDay, formatWeekday, timeAt } from '@xinglin/rules';
import { Card, SlotTiles, WeekStrip } from '@xinglin/ui';
import { startTransition, useOptimistic, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sessionDays, shownDay } from '../model/session-days';
import { timesByDay } from '../model/times-by-day';

/** Hours below this one are in the morning. */
const noon = '12:00';

/** The days of an expert as a strip and the times of one as tiles; a free one leads to the form. The address has the day. */
export function DayTimes({ week }: { week: Week }): ReactElement {
  const { t } = useTranslation('telemedicine');
  const locale = useLocale();
  const navigate = useNavigate();
  const { query } = usePlace();
  const { doctor, times, timeZone } = week;
  const { doctorId } = doctor;
  const byDay = timesByDay(times, timeZone);
  // The address holds the day: until it has changed, the tapped day is marked.
  const [day, show] = useOptimistic(shownDay(query.get('day'), byDay));
  const choose = (wanted: string) =>
    startTransition(async () => {
      show(wanted);
      await navigate(href('telemedicine.doctor', {}, { doctorId, day: wanted }), {
        replace: true,
        preventScrollReset: true,
      });
    });
  const dayText =
    day === undefined
      ? ''
      : t('doctor.day', { day: formatDay(day, locale), weekday: formatWeekday(day, locale) });
  const shown = (day === undefined ? undefined : byDay.get(day)) ?? [];
  const halves = (['morning', 'afternoon'] as const).map((half) => ({
    // i18n-keys: telemedicine:doctor.half.*
    text: t(`doctor.half.${half}`),
    label: `${dayText} ${t(`doctor.half.${half}`)}`,
    slots: shown
      .map(({ startsAt, isFree }) => ({ startsAt, isFree, time: timeAt(startsAt, timeZone) }))
      .filter(({ time }) => time < noon === (half === 'morning'))
      .map(({ startsAt, isFree, time }) =>
        isFree
          ? {
              id: startsAt,
              time,
              state: 'free' as const,
              to: href('telemedicine.submit', {}, { doctorId, startsAt }),
              label: t('doctor.book', { day: dayText, time }),
            }
          : { id: startsAt, time, note: t('doctor.taken'), state: 'off' as const },
      ),
  }));
  return (
    <Card as="div">
      <WeekStrip
        label={t('doctor.times')}
        name="day"
        days={sessionDays(byDay, locale, {
          left: (count) => t('doctor.left', { count }),
          full: t('doctor.dayFull'),
          none: t('doctor.dayNone'),
        })}
        value={day}
        onValueChange={choose}
        keep={{ doctorId }}
      />
      <SlotTiles rows={halves.filter(({ slots }) => slots.length > 0)} />
    </Card>
  );
}
