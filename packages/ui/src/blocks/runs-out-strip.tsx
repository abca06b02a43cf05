import type { ReactElement } from 'react';
import { CheckIcon } from '../icons/status-icons';
import type { RunsOutStripProps } from './runs-out-props';
import styles from './runs-out-strip.module.css';

/** Days until a medicine runs out; see {@link RunsOutStripProps}. */
export function RunsOutStrip({ label, days }: RunsOutStripProps): ReactElement {
  return (
    <ol role="list" aria-label={label} className={styles['strip']}>
      {days.map(({ key, day, date, events, tone, isAfterGap = false, isOnWay }) => (
        <li
          key={key}
          className={styles['day']}
          data-tone={tone}
          data-gap={isAfterGap || undefined}
          data-way={isOnWay || undefined}
          data-quiet={events.length === 0 || undefined}
        >
          <span className={styles['mark']} aria-hidden>
            {tone === 'now' && <CheckIcon />}
          </span>
          <span className={styles['events']}>
            {events.map((event) => (
              <b key={event}>{event}</b>
            ))}
          </span>
          <span className={styles['date']} aria-hidden>
            {day}
          </span>
          <span className={styles['full']}>{date}</span>
        </li>
      ))}
    </ol>
  );
}
