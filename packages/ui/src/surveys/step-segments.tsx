import type { ReactElement } from 'react';
import type { StepSegmentsProps } from './props';
import styles from './surveys.module.css';

/** Most segments that are drawn one by one. */
const mostSegments = 24;

/** How far a survey is; see {@link StepSegmentsProps}. */
export function StepSegments({ at, of, text, state }: StepSegmentsProps): ReactElement {
  const drawn = Math.min(of, mostSegments);
  // The segment of this screen is half filled, those before it are full.
  const current = Math.ceil((at / of) * drawn);
  return (
    <div className={styles['progress']}>
      <div className={styles['segments']} aria-hidden>
        {Array.from({ length: drawn }, (_, place) => (
          <span
            key={place}
            data-part={place + 1 < current ? 'done' : place + 1 === current ? 'now' : undefined}
          />
        ))}
      </div>
      <p className={styles['place']}>
        <span>{text}</span>
        {state}
      </p>
    </div>
  );
}
