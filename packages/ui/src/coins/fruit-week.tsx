import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import { VisuallyHidden } from '../display/visually-hidden';
import styles from './fruit-week.module.css';
import drawings from './grove.svg?url&no-inline';
import type { FruitWeekProps } from './props';

const fruits = { received: 'ripe', ready: 'today', coming: 'green' } as const;

/** The seven days of a week of check-ins; see {@link FruitWeekProps}. */
export function FruitWeek({ label, days }: FruitWeekProps): ReactElement {
  const address = useHref(drawings);
  return (
    <ol role="list" aria-label={label} className={styles['week']}>
      {days.map(({ key, coins, name, state, stateText }, place) => {
        const basket = state === 'received' ? 'full' : 'waiting';
        const drawing = place === days.length - 1 ? basket : fruits[state];
        return (
          <li key={key} className={styles['day']} data-state={state}>
            <svg viewBox="0 0 36 36" className={styles['fruit']} focusable="false" aria-hidden>
              <use href={`${address}#${drawing}`} />
              {state === 'received' && (
                <g className={styles['check']}>
                  <circle cx="28" cy="28" r="7.5" />
                  <path d="m24.5 28 2.6 2.6 4.6-5" />
                </g>
              )}
            </svg>
            <span>{coins}</span> <span>{name}</span> <VisuallyHidden>{stateText}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
