import type { ReactElement } from 'react';
import styles from './date-badge.module.css';
import type { DateBadgeProps } from './props';

/** Month, day and weekday block; see {@link DateBadgeProps}. */
export function DateBadge({
  date,
  monthText,
  dayText,
  weekdayText,
  tone = 'brand',
}: DateBadgeProps): ReactElement {
  return (
    <time dateTime={date} className={styles['badge']} data-tone={tone}>
      <span>{monthText}</span> <b>{dayText}</b> <span>{weekdayText}</span>
    </time>
  );
}
