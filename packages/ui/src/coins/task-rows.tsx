import type { ReactElement } from 'react';
import { Pictogram } from '../pictograms/pictogram';
import { pictograms } from '../pictograms/pictograms';
import type { TaskRowsProps } from './props';
import styles from './task-rows.module.css';

/** What earns coins, how far it is done, and the way to it; see {@link TaskRowsProps}. */
export function TaskRows({ label, items }: TaskRowsProps): ReactElement {
  return (
    <ul role="list" aria-label={label} className={styles['rows']}>
      {items.map(({ key, pictogram, title, done, total, progress, reward, act }) => (
        <li key={key} className={styles['row']} data-hue={pictograms[pictogram]}>
          <span className={styles['mark']}>
            <Pictogram name={pictogram} />
          </span>
          <span className={styles['words']}>
            {title}
            <span className={styles['far']}>
              <progress value={done} max={total} aria-label={`${title} ${progress}`} />
              <span>{progress}</span>
            </span>
          </span>
          <b className={styles['reward']}>{reward}</b>
          <span className={styles['act']}>{act}</span>
        </li>
      ))}
    </ul>
  );
}
