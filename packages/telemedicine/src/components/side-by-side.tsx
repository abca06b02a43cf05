import type { ReactElement, ReactNode } from 'react';
import styles from './computer.module.css';

/** Cards, side by side where there is room for two. */
export function SideBySide({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles['cards']}>{children}</div>;
}
