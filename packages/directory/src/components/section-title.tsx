import type { ReactElement, ReactNode } from 'react';
import styles from './section-title.module.css';

/** Title of a part of a page that is no card. */
export function SectionTitle({ children }: { children: ReactNode }): ReactElement {
  return <h2 className={styles['title']}>{children}</h2>;
}
