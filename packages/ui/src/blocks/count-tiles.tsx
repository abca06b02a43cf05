import type { ReactElement } from 'react';
import { Link } from 'react-router';
import styles from './count-tiles.module.css';
import type { CountTilesProps } from './props';

/** Numbers above their names; see {@link CountTilesProps}. */
export function CountTiles({ label, items }: CountTilesProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles['row']}>
        {items.map(({ to, before, value, after, name }) => (
          <li key={to}>
            <Link to={to} className={styles['tile']}>
              <span className={styles['number']}>
                {before}
                <b>{value}</b>
                {after}
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
