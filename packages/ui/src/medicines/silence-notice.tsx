import type { ReactElement } from 'react';
import styles from './medicines.module.css';
import type { SilenceNoticeProps } from './props';

/** That nothing was heard; see {@link SilenceNoticeProps}. */
export function SilenceNotice({ title, children }: SilenceNoticeProps): ReactElement {
  return (
    <div className={styles['silence']}>
      <svg viewBox="0 0 32 32" focusable="false" aria-hidden>
        <circle cx="16" cy="16" r="14" />
        <path d="M16 2a14 14 0 0 1 14 14" />
        <path d="M10 16h.01M16 16h.01M22 16h.01" />
      </svg>
      <div>
        <b>{title}</b>
        {children !== undefined && <p>{children}</p>}
      </div>
    </div>
  );
}
