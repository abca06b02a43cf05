import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import drawings from './check-up-pictures.svg?url&no-inline';
import styles from './package-picture.module.css';
import type { CheckUpPartName } from './props';

/**
 * A part of the body, or the card of a new job, in two tones, at the size of the text around it. Decorative: words beside it
 * say the same.
 */
export function PartPictogram({ part }: { readonly part: CheckUpPartName | 'work' }): ReactElement {
  return (
    <svg
      className={styles['part']}
      viewBox="0 0 48 48"
      width="1em"
      height="1em"
      data-hue="violet"
      focusable="false"
      aria-hidden
    >
      <use href={`${useHref(drawings)}#${part}`} />
    </svg>
  );
}
