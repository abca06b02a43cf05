import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../display/avatar';
import styles from './face-tiles.module.css';
import type { FaceTilesProps } from './props';

/** A choice of people as tiles in one row; see {@link FaceTilesProps}. */
export function FaceTiles({ label, items }: FaceTilesProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles['tiles']}>
        {items.map(({ to, faces, drawing, name, note, active }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              preventScrollReset
              className={styles['tile']}
              data-hue="violet"
              aria-current={active ? 'true' : undefined}
            >
              <span className={styles['faces']}>
                {drawing ??
                  faces.map((face) => (
                    <Avatar key={face.seed} kind="person" size="medium" {...face} />
                  ))}
              </span>
              <b className={styles['name']}>{name}</b>
              <span className={styles['note']}>{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
