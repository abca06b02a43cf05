import type { ReactElement } from 'react';
import styles from './page-hero.module.css';
import type { PageHeroProps } from './props';
import { Scene } from './scene';

/** The coloured top of a page about one visit; see {@link PageHeroProps}. The header above takes its colour. */
export function PageHero({ tone, scene, state, title, note }: PageHeroProps): ReactElement {
  return (
    <div className={styles['hero']} data-page-hero={tone}>
      <Scene name={scene} box="0 0 200 130" className={styles['scene']} />
      <p className={styles['state']}>{state}</p>
      <h2 className={styles['title']}>{title}</h2>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
    </div>
  );
}
