import type { GetTelemedicineScheduleResponse as Week } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, formatWeekday, timeAt } from '@xinglin/rules';
import { RadioGroup } from '@xinglin/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { timesByDay } from '../model/times-by-day';

interface TimeFieldProps {
  readonly id: string;
  /** Those that can be chosen. */
  readonly times: Week['times'];
  readonly timeZone: string;
  /** The start of the chosen one; empty for none. */
  readonly value: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly onValueChange: (startsAt: string) => void;
}

/** The time of a session as tiles: the days of the expert, then the times of the day in view. */
export function TimeField(props: TimeFieldProps): ReactElement {
  const { id, times, timeZone, value, hint, error, onValueChange } = props;
  const { t } = useTranslation('telemedicine');
  const locale = useLocale();
  const byDay = timesByDay(times, timeZone);
  const [looked, look] = useState('');
  const first = [...byDay.keys()][0] ?? '';
  const day = byDay.has(looked) ? looked : value === '' ? first : dayAt(value, timeZone);
  return (
    <>
      <RadioGroup
        label={t('submit.day')}
        name="day"
        layout="days"
        options={[...byDay].map(([one, { length }]) => ({
          value: one,
          label: formatDay(one, locale),
          description: t('submit.dayNote', {
            weekday: formatWeekday(one, locale),
            left: t('doctor.left', { count: length }),
          }),
        }))}
        value={day}
        onValueChange={(one) => {
          look(one);
          // A time of another day would be sent without being in view.
          if (value !== '' && dayAt(value, timeZone) !== one) onValueChange('');
        }}
      />
      <RadioGroup
        id={id}
        label={t('facts.time')}
        hint={hint}
        name="startsAt"
        layout="days"
        options={(byDay.get(day) ?? []).map(({ startsAt }) => ({
          value: startsAt,
          label: timeAt(startsAt, timeZone),
        }))}
        value={value}
        error={error}
        onValueChange={onValueChange}
      />
    </>
  );
}
