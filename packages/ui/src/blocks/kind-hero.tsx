import type { ReactElement } from 'react';
import { Drawing } from '../pictograms/drawing';
import styles from './kind-hero.module.css';
import type { KindHeroProps } from './props';

/** The coloured top of a page about one kind of care; see {@link KindHeroProps}. */
export function KindHero({
  pictogram,
  hue,
  state,
  title,
  note,
  children,
}: KindHeroProps): ReactElement {
  return (
    <div className={styles['hero']} data-hue={hue} data-named={title !== undefined || undefined}>
      {title !== undefined && (
        <div className={styles['words']}>
          {state !== undefined && <p className={styles['state']}>{state}</p>}
          <h2>{title}</h2>
          {note !== undefined && <p className={styles['note']}>{note}</p>}
        </div>
      )}
      {children ?? (
        <span className={styles['drawing']}>
          <Drawing name={pictogram} hue={hue} />
        </span>
      )}
    </div>
  );
}

/** A kind of care as a picture beside words that say the same. */
export function KindPicture({
  pictogram,
  hue,
}: Pick<KindHeroProps, 'pictogram' | 'hue'>): ReactElement {
  return (
    <span className={styles['picture']} data-hue={hue}>
      <Drawing name={pictogram} hue={hue} />
    </span>
  );
}
