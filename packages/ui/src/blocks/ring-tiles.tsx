import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { RingTilesProps } from './ring-props';
import { RightsRing } from './rights-ring';
import styles from './ring-tiles.module.css';

/** What is left of several rights, each as a ring with its way; see {@link RingTilesProps}. */
export function RingTiles({ label, items }: RingTilesProps): ReactElement {
  return (
    <ul role="list" aria-label={label} className={styles['grid']}>
      {items.map(({ key, to, name, note, pictogram, hue, left, count }) => (
        <li key={key}>
          <Link to={to} className={styles['tile']} data-over={left === 0 || undefined}>
            <RightsRing pictogram={pictogram} hue={hue} left={left} count={count} />
            <b className={styles['name']}>{name}</b>
            <span className={styles['note']}>{note}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
