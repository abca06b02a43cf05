import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import styles from './globe-hero.module.css';
import drawing from './globe.svg?url&no-inline';
import type { GlobeHeroProps } from './props';

/** The coloured top of a page for readers abroad; see {@link GlobeHeroProps}. The first card lies over its lower edge. */
export function GlobeHero({ brand, account, languages, title }: GlobeHeroProps): ReactElement {
  const address = useHref(drawing);
  return (
    <div className={styles['hero']}>
      <div className={styles['head']}>
        <div className={styles['brand']}>{brand}</div>
        {account}
      </div>
      {languages}
      <svg className={styles['globe']} viewBox="0 0 140 110" focusable="false" aria-hidden>
        <use href={`${address}#globe`} />
      </svg>
      <h1 className={styles['title']}>{title}</h1>
    </div>
  );
}
