import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { GoodsPicture } from '../blocks/goods-picture';
import styles from './goods-line.module.css';
import type { GoodsLineProps } from './props';

/** Goods below each other in one card: {@link GoodsLine} in it. */
export function GoodsLines({ children }: { children: ReactNode }): ReactElement {
  return (
    <ul role="list" className={styles['lines']}>
      {children}
    </ul>
  );
}

/** Goods with their picture and price in a list; see {@link GoodsLineProps}. */
export function GoodsLine({
  to,
  picture,
  name,
  about,
  price,
  note,
  end,
  isMuted,
}: GoodsLineProps): ReactElement {
  const content = (
    <>
      <span className={styles['picture']}>
        <GoodsPicture picture={picture} without="" size="small" />
      </span>
      <span className={styles['words']}>
        <b className={styles['name']}>{name}</b>
        {about !== undefined && <span className={styles['about']}>{about}</span>}
        <span className={styles['buy']}>
          <b className={styles['price']}>{price}</b>
          {note !== undefined && <span>{note}</span>}
          {end !== undefined && <span className={styles['end']}>{end}</span>}
        </span>
      </span>
    </>
  );
  return (
    <li className={styles['item']} data-muted={isMuted || undefined}>
      {to === undefined ? (
        <span className={styles['line']}>{content}</span>
      ) : (
        <Link to={to} className={styles['line']}>
          {content}
        </Link>
      )}
    </li>
  );
}
