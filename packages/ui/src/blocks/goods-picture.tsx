import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import type { Hue } from '../pictograms/pictograms';
import styles from './goods-picture.module.css';
import drawings from './goods.svg?url&no-inline';
import type { GoodsPictureProps, GoodsTone } from './props';

const hues: Readonly<Record<GoodsTone, Hue>> = {
  brand: 'teal',
  leaf: 'green',
  amber: 'amber',
  rose: 'plum',
  violet: 'violet',
  slate: 'blue',
};

/** What goods look like, drawn: beside words that say the same; see {@link GoodsPictureProps}. */
export function GoodsPicture({
  picture,
  without,
  why,
  size = 'medium',
}: GoodsPictureProps): ReactElement {
  const address = useHref(drawings);
  if (picture === null)
    return (
      <span className={styles['picture']} data-size={size} data-without>
        <span className={styles['prescription']}>{without}</span>
        {why !== undefined && <span className={styles['why']}>{why}</span>}
      </span>
    );
  return (
    <span className={styles['picture']} data-size={size} data-hue={hues[picture.tone]}>
      <svg viewBox="0 0 96 72" focusable="false" aria-hidden>
        <use href={`${address}#${picture.pictogram}`} />
      </svg>
    </span>
  );
}
