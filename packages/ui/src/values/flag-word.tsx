import type { ReactElement } from 'react';
import type { FlagWordProps, ValueFlag } from './props';
import styles from './values.module.css';

/** In a square of 12; a value within its range has a dot. */
const shapes: Readonly<Record<ValueFlag, string>> = {
  high: 'M6 1 11.5 11H.5Z',
  low: 'M6 11 .5 1h11Z',
  abnormal: 'M6 0l6 6-6 6-6-6Z',
  normal: 'M6 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
};

/** The shape of a flag around a point, as a path in a square of 12. */
export const flagShape = (flag: ValueFlag): string => shapes[flag];

/** A flag by shape and word; see {@link FlagWordProps}. */
export function FlagWord({ flag, children }: FlagWordProps): ReactElement {
  return (
    <span className={styles['flag']} data-flag={flag}>
      <svg viewBox="0 0 12 12" width="0.75em" height="0.75em" focusable="false" aria-hidden>
        <path d={flagShape(flag)} />
      </svg>
      {children}
    </span>
  );
}
