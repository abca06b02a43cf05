import type { ReactElement } from 'react';
import type { TicketProps } from './props';
import styles from './ticket.module.css';

/** A coupon in the shape of a ticket; see {@link TicketProps}. */
export function Ticket({
  hue,
  off,
  from,
  title,
  note,
  act,
  more,
  isOver = false,
}: TicketProps): ReactElement {
  return (
    <article className={styles['ticket']} data-hue={hue} data-over={isOver || undefined}>
      <div className={styles['stub']}>
        <b>{off}</b>
        <span>{from}</span>
      </div>
      <div className={styles['body']}>
        <div className={styles['words']}>
          <h2>{title}</h2>
          <p>{note}</p>
          {more}
        </div>
        {act}
      </div>
    </article>
  );
}
