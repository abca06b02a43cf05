import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Pictogram } from '../pictograms/pictogram';
import { pictograms } from '../pictograms/pictograms';
import styles from './kind-tiles.module.css';
import type { KindTilesProps } from './props';

/** Ways of care by price and promise; see {@link KindTilesProps}. */
export function KindTiles({ label, items, four, stays }: KindTilesProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles['grid']} data-four={four}>
        {items.map(({ to, pictogram, name, price, promise, active }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles['tile']}
              data-hue={pictograms[pictogram]}
              aria-current={active === true ? 'true' : undefined}
              replace={stays ?? false}
              preventScrollReset={stays ?? false}
            >
              <span className={styles['name']}>
                <Pictogram name={pictogram} hued />
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
