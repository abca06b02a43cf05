import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Drawing } from '../pictograms/drawing';
import styles from './kind-tiles.module.css';
import type { HuedTilesProps } from './props';

/** Ways of care by price and promise, each in the hue that it names; see {@link HuedTilesProps}. */
export function HuedTiles({ label, items, four, stays = false }: HuedTilesProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles['grid']} data-four={four}>
        {items.map(({ to, pictogram, hue, name, price, promise, active }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles['tile']}
              data-hue={hue}
              aria-current={active === true ? 'true' : undefined}
              replace={stays}
              preventScrollReset={stays}
            >
              <span className={styles['name']}>
                <Drawing name={pictogram} hue={hue} />
                <b>{name}</b>
              </span>
              {price !== undefined && <span className={styles['price']}>{price}</span>}
              {promise !== undefined && <span className={styles['promise']}>{promise}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
