import { valueBand } from '@xinglin/rules';
import type { ReactElement } from 'react';
import type { ValueBandProps } from './props';
import styles from './values.module.css';

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

/** The mark is as wide as this; what is only known to be below or above is an arrow of it. */
const arrows = { below: 'M4-8-6 0 4 8Z', above: 'M-4-8 6 0-4 8Z' } as const;

/** A value on its reference range; see {@link ValueBandProps}. */
export function ValueBand({ value, range, flag }: ValueBandProps): ReactElement | null {
  const band = valueBand(value, range);
  if (band === null) return null;
  const { from, to, at, beyond } = band;
  return (
    <svg className={styles['band']} data-flag={flag} focusable="false" aria-hidden>
      <rect className={styles['scale']} x="0" y="5" width="100%" height="8" rx="4" />
      <rect
        className={styles['range']}
        x={percent(from)}
        y="5"
        width={percent(to - from)}
        height="8"
        rx={from === 0 || to === 1 ? 4 : 0}
      />
      <svg x={percent(Math.min(0.985, Math.max(0.015, at)))} y="9" overflow="visible">
        {beyond === null ? (
          <rect className={styles['mark']} x="-3" y="-8" width="6" height="16" rx="2" />
        ) : (
          <path className={styles['mark']} d={arrows[beyond]} />
        )}
      </svg>
    </svg>
  );
}
