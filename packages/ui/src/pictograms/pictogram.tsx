import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import styles from './pictogram.module.css';
import drawings from './pictograms.svg?url&no-inline';
import { pictograms, type PictogramName } from './pictograms';

/** Props of {@link Pictogram}. */
export interface PictogramProps {
  name: PictogramName;
  /** In its own hue rather than in the colour of the text around it. */
  hued?: boolean | undefined;
}

/**
 * A two-tone drawing at the size of the text around it, always beside words that say the same. The drawings are one
 * picture file which a browser fetches once, so that no page's scripts grow with them.
 */
export function Pictogram({ name, hued = false }: PictogramProps): ReactElement {
  return (
    <svg
      className={styles['pictogram']}
      data-hue={hued ? pictograms[name] : undefined}
      viewBox="0 0 32 32"
      width="1em"
      height="1em"
      focusable="false"
      aria-hidden
    >
      <use href={`${useHref(drawings)}#${name}`} />
    </svg>
  );
}
