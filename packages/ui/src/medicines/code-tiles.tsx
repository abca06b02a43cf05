import type { ReactElement } from 'react';
import { VisuallyHidden } from '../display/visually-hidden';
import styles from './medicines.module.css';
import type { CodeTilesProps } from './props';

/** A short code in large tiles; see {@link CodeTilesProps}. */
export function CodeTiles({ code, label }: CodeTilesProps): ReactElement {
  return (
    <div className={styles['code']}>
      {/* Read out character by character. */}
      <VisuallyHidden>{`${label} ${[...code].join(' ')}`}</VisuallyHidden>
      <span className={styles['tiles']} aria-hidden>
        {[...code].map((character, place) => (
          <b key={place}>{character}</b>
        ))}
      </span>
      <span className={styles['codeLabel']} aria-hidden>
        {label}
      </span>
    </div>
  );
}
