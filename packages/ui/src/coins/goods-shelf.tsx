import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { GoodsPicture } from '../blocks/goods-picture';
import styles from './goods-shelf.module.css';
import type { GoodsShelfProps } from './props';

/** Goods with what they cost and what is missing for them; see {@link GoodsShelfProps}. */
export function GoodsShelf({ label, items }: GoodsShelfProps): ReactElement {
  return (
    <ul role="list" aria-label={label} className={styles['shelf']}>
      {items.map(({ key, to, picture, name, price, note, isMuted }) => (
        <li key={key}>
          <Link to={to} className={styles['tile']} data-muted={isMuted || undefined}>
            <span className={styles['picture']}>
              <GoodsPicture picture={picture} without="" size="medium" />
            </span>
            <span className={styles['name']}>{name}</span>
            <span className={styles['price']}>
              <b>{price}</b>
              {note !== undefined && <span> {note}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
