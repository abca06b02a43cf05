import type { ReactElement } from 'react';
import { StarIcon } from '../icons/status-icons';
import type { ScoreBarsProps } from './props';
import styles from './score-bars.module.css';

const best = 5;
/** Below this a score is shown as a weakness. */
const weakBelow = 4.3;

/** A score beside the scores it is the mean of; see {@link ScoreBarsProps}. */
export function ScoreBars({ score, count, items }: ScoreBarsProps): ReactElement {
  return (
    <div className={styles['scores']}>
      <p className={styles['total']}>
        <StarIcon />
        <span>
          <b>{score.toFixed(1)}</b>
          {count}
        </span>
      </p>
      <ul role="list" className={styles['items']}>
        {items.map(({ name, score: part }) => (
          <li key={name} data-weak={part < weakBelow || undefined}>
            <span>
              {name} <b>{part.toFixed(1)}</b>
            </span>
            <svg viewBox={`0 0 ${best} 1`} preserveAspectRatio="none" aria-hidden focusable="false">
              <path d={`M0 .5h${part}`} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
