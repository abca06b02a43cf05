import { Pictogram, pictograms, type PictogramName } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './kind-tiles.module.css';

/** A kind of consult as a tile. */
export interface KindTileItem {
  readonly key: string;
  readonly to: string;
  readonly pictogram: PictogramName;
  readonly title: string;
  readonly price: ReactNode;
  /** How soon it is answered. */
  readonly promise: string;
  /** What it is, in a few words. */
  readonly about?: string | undefined;
}

/** Kinds side by side, so that price and promise compare at a glance. */
export function KindTiles({
  label,
  items,
  wide = false,
}: {
  readonly label: string;
  readonly items: readonly KindTileItem[];
  /** Two a row with what each is, not three. */
  readonly wide?: boolean;
}): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} className={styles['tiles']} data-wide={wide || undefined}>
      <ul role="list">
        {items.map(({ key, to, pictogram, title, price, promise, about }) => (
          <li key={key}>
            <Link to={to} className={styles['tile']} data-hue={pictograms[pictogram]}>
              <span className={styles['title']}>
                <Pictogram name={pictogram} />
                {title}
              </span>
              {about !== undefined && <span className={styles['about']}>{about}</span>}
              <span className={styles['price']}>{price}</span>
              <span className={styles['promise']}>{promise}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
