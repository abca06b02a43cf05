import { Pictogram, type PictogramName } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './way-tiles.module.css';

/** A way to ask as a tile. */
interface WayTile {
  readonly key: string;
  readonly to: string;
  readonly pictogram: PictogramName;
  readonly title: string;
  readonly price: ReactNode;
  /** How soon it is answered. */
  readonly promise: string;
  /** What it is, in a few words. */
  readonly about: string;
}

/** Ways side by side with what each is, so that price and promise compare at a glance; all in the hue of consults. */
export function WayTiles({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly WayTile[];
}): ReactElement {
  return (
    <nav aria-label={label} className={styles['tiles']} data-hue="blue">
      <ul role="list">
        {items.map(({ key, to, pictogram, title, price, promise, about }) => (
          <li key={key}>
            <Link to={to} className={styles['tile']}>
              <span className={styles['title']}>
                <Pictogram name={pictogram} />
                {title}
              </span>
              <span className={styles['about']}>{about}</span>
              <span className={styles['price']}>{price}</span>
              <span className={styles['promise']}>{promise}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
