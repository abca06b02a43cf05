import type { ReactElement } from 'react';
import type { TimelineProps } from './props';
import styles from './timeline.module.css';

/** What has happened to an order; see {@link TimelineProps}. */
export function Timeline({ label, items }: TimelineProps): ReactElement {
  return (
    <ol role="list" aria-label={label}>
      {items.map(({ title, detail, timeText, at }, index) => (
        <li key={`${at} ${String(index)}`} className={styles['item']}>
          <div className={styles['title']}>{title}</div>
          {detail !== undefined && <div className={styles['detail']}>{detail}</div>}
          <time dateTime={at} className={styles['time']}>
            {timeText}
          </time>
        </li>
      ))}
    </ol>
  );
}
