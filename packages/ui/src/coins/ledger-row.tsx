import type { ReactElement, ReactNode } from 'react';
import styles from './ledger-row.module.css';
import type { LedgerRowProps } from './props';

/** Movements of an account, newest first: {@link LedgerRow} in it. */
export function LedgerRows({ children }: { children: ReactNode }): ReactElement {
  return (
    <ul role="list" className={styles['rows']}>
      {children}
    </ul>
  );
}

/** One movement, below its day where that is another than the one above; see {@link LedgerRowProps}. */
export function LedgerRow({ day, text, note, amount, isIn }: LedgerRowProps): ReactElement {
  return (
    <li>
      {day !== undefined && <h2 className={styles['day']}>{day}</h2>}
      <div className={styles['row']}>
        <span className={styles['words']}>
          {text}
          <span className={styles['note']}>{note}</span>
        </span>
        <b className={styles['amount']} data-in={isIn || undefined}>
          {amount}
        </b>
      </div>
    </li>
  );
}
