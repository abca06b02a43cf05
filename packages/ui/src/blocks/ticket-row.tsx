import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { TicketRowProps } from './props';
import styles from './ticket-row.module.css';

/** Coupons and coins beside each other; see {@link TicketRowProps}. */
export function TicketRow({ label, tickets }: TicketRowProps): ReactElement {
  return (
    <ul role="list" aria-label={label} className={styles['row']}>
      {tickets.map(({ key, name, note, act, to, tone = 'coupon' }) => (
        <li key={key} className={styles['ticket']} data-tone={tone}>
          {to === undefined ? (
            <span className={styles['words']}>
              <b>{name}</b>
              <span>{note}</span>
            </span>
          ) : (
            <Link to={to} className={styles['words']}>
              <b>{name}</b>
              <span>{note}</span>
            </Link>
          )}
          {act}
        </li>
      ))}
    </ul>
  );
}
