import type { ReactElement, ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only. With `live` changes are announced: politely (status), or at once (`'alert'`). */
export function VisuallyHidden({
  live = false,
  children,
}: {
  live?: boolean | 'alert' | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <span
      className={styles['hidden']}
      role={live === 'alert' ? 'alert' : live ? 'status' : undefined}
    >
      {children}
    </span>
  );
}
