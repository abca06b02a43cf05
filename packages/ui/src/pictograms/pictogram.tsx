import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import drawings from './pictograms.svg?url&no-inline';
import type { PictogramName } from './pictograms';

/** Props of {@link Pictogram}. */
export interface PictogramProps {
  name: PictogramName;
}

/**
 * A two-tone drawing in the colour and at the size of the text around it, always beside words that say the same. The
 * drawings are one picture file which a browser fetches once, so that no page's scripts grow with them.
 */
export function Pictogram({ name }: PictogramProps): ReactElement {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      aria-hidden
    >
      <use href={`${useHref(drawings)}#${name}`} />
    </svg>
  );
}
