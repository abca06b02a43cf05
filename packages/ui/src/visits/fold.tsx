import type { ReactElement } from 'react';
import { DownIcon } from '../icons/navigation-icons';
import styles from './fold.module.css';
import type { FoldProps } from './props';

/** What is looked up seldom; see {@link FoldProps}. Works without scripts. */
export function Fold({ title, drawing, about, note, children }: FoldProps): ReactElement {
  return (
    <details className={styles['fold']}>
      <summary>
        {drawing !== undefined && <span className={styles['drawing']}>{drawing}</span>}
        {about === undefined ? (
          <h2>{title}</h2>
        ) : (
          <span className={styles['words']}>
            <h2>{title}</h2>
            <span className={styles['about']}>{about}</span>
          </span>
        )}
        {note !== undefined && <span className={styles['note']}>{note}</span>}
        <DownIcon />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
