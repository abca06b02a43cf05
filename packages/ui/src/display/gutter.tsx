import type { ReactElement, ReactNode } from 'react';
import styles from './gutter.module.css';

/** Keeps what is no card at the same distance from the screen's edge as the cards. */
export function Gutter({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles['gutter']}>{children}</div>;
}
