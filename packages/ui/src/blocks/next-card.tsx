import type { ReactElement } from 'react';
import styles from './next-card.module.css';
import type { NextCardProps } from './props';

/** What comes next; see {@link NextCardProps}. */
export function NextCard({
  dateTime,
  day,
  hour,
  title,
  aside,
  note,
  action,
}: NextCardProps): ReactElement {
  return (
    <article className={styles['card']}>
      <time className={styles['hour']} dateTime={dateTime}>
        <span>{day}</span> <b>{hour}</b>
      </time>
      <div className={styles['words']}>
        <p>
          <b className={styles['title']}>{title}</b> {aside !== undefined && <span>{aside}</span>}
        </p>
        {note !== undefined && <p>{note}</p>}
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </article>
  );
}
