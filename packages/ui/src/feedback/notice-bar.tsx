import type { ReactElement } from 'react';
import { InfoIcon, WarningIcon } from '../icons/status-icons';
import styles from './notice-bar.module.css';
import type { NoticeBarProps } from './props';

/** A notice within the page; see {@link NoticeBarProps}. */
export function NoticeBar({
  tone = 'info',
  live = false,
  action,
  children,
}: NoticeBarProps): ReactElement {
  return (
    <div
      className={styles['notice']}
      data-tone={tone}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <span className={styles['icon']}>{tone === 'info' ? <InfoIcon /> : <WarningIcon />}</span>
      <div className={styles['text']}>{children}</div>
      {action}
    </div>
  );
}
