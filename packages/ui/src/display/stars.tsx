import type { ReactElement } from 'react';
import { StarIcon } from '../icons/status-icons';
import type { StarsProps } from './props';
import styles from './stars.module.css';
import { VisuallyHidden } from './visually-hidden';

const scores = [1, 2, 3, 4, 5] as const;

/** How many of five stars; see {@link StarsProps}. */
export function Stars({ score, label }: StarsProps): ReactElement {
  return (
    <span className={styles['stars']}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {scores.map((one) => (
        <span key={one} className={styles['star']} data-on={one <= Math.round(score) || undefined}>
          <StarIcon />
        </span>
      ))}
    </span>
  );
}
