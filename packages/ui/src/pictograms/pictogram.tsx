import type { ReactElement } from 'react';
import { Drawing } from './drawing';
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
  return <Drawing name={name} hue={hued ? pictograms[name] : undefined} />;
}
