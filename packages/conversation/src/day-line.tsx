import { usePageTime } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay } from '@xinglin/rules';
import type { ReactElement } from 'react';
import styles from './message.module.css';
import type { RunPlace } from './runs';

interface DayLineProps {
  readonly run: RunPlace;
  readonly at: string;
  readonly timeZone: string;
  readonly timeText: (at: string) => string;
}

/** The day above the first message of each day, and the time after each silence. */
export function DayLine({
  run: { day, showsTime },
  at,
  timeZone,
  timeText,
}: DayLineProps): ReactElement | null {
  const locale = useLocale();
  const today = dayAt(usePageTime(), timeZone);
  if (!showsTime) return null;
  // The time is read with the message itself.
  const time = <span aria-hidden>{timeText(at)}</span>;
  return (
    <li className={styles['day']} aria-hidden={day === null || undefined}>
      {day !== null && formatDay(day, locale, { year: day.slice(0, 4) !== today.slice(0, 4) })}{' '}
      {time}
    </li>
  );
}
