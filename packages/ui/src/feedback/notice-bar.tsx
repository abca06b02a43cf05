import { useEffect, useRef, type ReactElement } from 'react';
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
  const bar = useRef<HTMLDivElement>(null);
  const isRefusal = live && tone === 'danger';
  // Who pressed a button far below would else see nothing happen. What is in sight already stays where it is.
  useEffect(() => {
    if (isRefusal) bar.current?.scrollIntoView({ block: 'nearest' });
  }, [isRefusal]);
  return (
    <div
      ref={bar}
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
