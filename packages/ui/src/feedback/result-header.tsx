import type { ReactElement } from 'react';
import { CheckCircleIcon, ClockIcon, CrossCircleIcon } from '../icons/status-icons';
import type { ResultHeaderProps } from './props';
import styles from './states.module.css';

const marks = {
  success: CheckCircleIcon,
  waiting: ClockIcon,
  failure: CrossCircleIcon,
  over: CrossCircleIcon,
} as const;

/** The result of a payment or submit; see {@link ResultHeaderProps}. */
export function ResultHeader({ state, title, children }: ResultHeaderProps): ReactElement {
  const Mark = marks[state];
  return (
    <div className={styles['result']} data-state={state} aria-live="polite">
      <span className={styles['mark']}>
        <Mark />
      </span>
      <h2 className={styles['resultTitle']}>{title}</h2>
      {children !== undefined && <div className={styles['message']}>{children}</div>}
    </div>
  );
}
