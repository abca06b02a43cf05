import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import styles from './pictogram.module.css';
import drawings from './pictograms.svg?url&no-inline';
import type { Hue, PictogramName } from './pictograms';

/**
 * A drawing of the set in a hue that its user names, without the table of all hues; `Pictogram` looks it up.
 */
export function Drawing({
  name,
  hue,
}: {
  name: PictogramName;
  /** Without one it has the colour of the text around it. */
  hue?: Hue | undefined;
}): ReactElement {
  return (
    <svg
      className={styles['pictogram']}
      data-hue={hue}
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
