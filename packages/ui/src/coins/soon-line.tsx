import type { ReactElement } from 'react';
import { ClockIcon } from '../icons/status-icons';
import type { SoonLineProps } from './props';
import styles from './soon-line.module.css';

/** What runs out soon; see {@link SoonLineProps}. */
export function SoonLine({ children }: SoonLineProps): ReactElement {
  return (
    <p className={styles['line']}>
      <ClockIcon />
      <span>{children}</span>
    </p>
  );
}
