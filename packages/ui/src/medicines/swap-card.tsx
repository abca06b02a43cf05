import type { ReactElement } from 'react';
import styles from './medicines.module.css';
import type { SwapCardProps } from './props';

/** One thing offered in place of another; see {@link SwapCardProps}. */
export function SwapCard({ title, aside, from, to }: SwapCardProps): ReactElement {
  return (
    <div className={styles['swap']}>
      <div className={styles['swapHead']}>
        <h3>{title}</h3>
        {aside !== undefined && <span>{aside}</span>}
      </div>
      <div className={styles['swapWay']}>
        <p>
          <b>{from.name}</b>
          <span>{from.note}</span>
        </p>
        <svg viewBox="0 0 24 24" focusable="false" aria-hidden>
          <path d="M4 12h15m-5.5-5.5L19 12l-5.5 5.5" />
        </svg>
        <p>
          <b>{to.name}</b>
          <span>{to.note}</span>
        </p>
      </div>
    </div>
  );
}
