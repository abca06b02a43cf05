import type { ReactElement } from 'react';
import { Drawing } from '../pictograms/drawing';
import type { RightsRingProps } from './ring-props';
import styles from './rights-ring.module.css';

/** A whole ring in the units of its dashes. */
const whole = 100;

/** What is left of a right as a ring; see {@link RightsRingProps}. */
export function RightsRing(props: RightsRingProps): ReactElement {
  const { left, count, hue, unit, pictogram, size = 'medium' } = props;
  const shown = left === 0 ? 'grey' : hue;
  const share = count === 0 ? 0 : Math.min(whole, Math.max(0, (whole * left) / count));
  return (
    <span className={styles['ring']} data-hue={shown} data-size={size} aria-hidden>
      <svg viewBox="0 0 44 44" focusable="false">
        <circle className={styles['ground']} cx="22" cy="22" r="19" />
        <circle className={styles['all']} cx="22" cy="22" r="20" />
        {share > 0 && (
          <circle
            className={styles['left']}
            cx="22"
            cy="22"
            r="20"
            pathLength={whole}
            strokeDasharray={`${share} ${whole}`}
            transform="rotate(-90 22 22)"
          />
        )}
      </svg>
      {pictogram === undefined ? (
        <span className={styles['words']}>
          <b>{left}</b>
          {unit !== undefined && <span>{unit}</span>}
        </span>
      ) : (
        <span className={styles['drawing']}>
          <Drawing name={pictogram} hue={shown} />
        </span>
      )}
    </span>
  );
}
