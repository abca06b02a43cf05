import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import drawings from './preparations.svg?url&no-inline';
import type { PreparationName } from './props';

/** How to prepare for an examination, drawn at the size of the text around it. Decorative: words beside it say the same. */
export function PreparationPictogram({ name }: { readonly name: PreparationName }): ReactElement {
  return (
    <svg
      viewBox="0 0 32 32"
      width="1em"
      height="1em"
      data-hue="violet"
      focusable="false"
      aria-hidden
    >
      <use href={`${useHref(drawings)}#${name}`} />
    </svg>
  );
}
