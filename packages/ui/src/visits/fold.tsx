import type { ReactElement } from 'react';
import { DownIcon } from '../icons/navigation-icons';
import styles from './fold.module.css';
import type { FoldProps } from './props';

/** What is looked up seldom; see {@link FoldProps}. Works without scripts. */
export function Fold({ title, note, children }: FoldProps): ReactElement {
  return (
    <details className={styles['fold']}>
      <summary>
        <h2>{title}</h2>
        {note !== undefined && <span className={styles['note']}>{note}</span>}
        <DownIcon />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
