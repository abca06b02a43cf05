import type { ReactElement, ReactNode } from 'react';
import styles from './page-body.module.css';

/** The content of a page of the frame: its title, what belongs beside it, and the rest below. */
export function PageBody({
  title,
  aside,
  width = 'wide',
  children,
}: {
  title: string;
  aside?: ReactNode;
  /** `wide` for tables, `reading` for cards and forms. */
  width?: 'wide' | 'reading' | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <div className={styles['page']} data-width={width}>
      <header className={styles['head']}>
        <h1>{title}</h1>
        {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      </header>
      {children}
    </div>
  );
}
