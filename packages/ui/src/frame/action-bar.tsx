import type { ReactElement } from 'react';
import { Price } from '../display/price';
import styles from './action-bar.module.css';
import type { ActionBarProps } from './props';

/** Sticky bottom bar; see {@link ActionBarProps}. Give it to {@link Page} as `actionBar`. */
export function ActionBar({ priceLabel, cents, children }: ActionBarProps): ReactElement {
  return (
    <div className={styles['bar']}>
      {cents !== undefined && (
        <div className={styles['amount']}>
          {priceLabel !== undefined && <div className={styles['label']}>{priceLabel}</div>}
          <Price cents={cents} size="large" />
        </div>
      )}
      <div className={styles['action']}>{children}</div>
    </div>
  );
}
