import type { ReactElement } from 'react';
import type { CountTileProps } from './props';
import styles from './values.module.css';

/** How many values are outside their ranges; see {@link CountTileProps}. */
export function CountTile({ tone, value, text }: CountTileProps): ReactElement {
  return (
    <p className={styles['count']} data-tone={tone}>
      <b>{value}</b> <span>{text}</span>
    </p>
  );
}
