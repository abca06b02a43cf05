import type { ReactElement } from 'react';
import { useHref } from 'react-router';
import scenes from './visit-scenes.svg?url&no-inline';

/** What `visit-scenes.svg` has. */
type SceneName = 'clinic' | 'clock' | 'rest' | 'door' | 'person' | 'lift';

/** One drawing of the set, as large as its class says. Decorative. */
export function Scene({
  name,
  box,
  className,
}: {
  name: SceneName;
  box: string;
  className: string | undefined;
}): ReactElement {
  return (
    <svg viewBox={box} className={className} focusable="false" aria-hidden>
      <use href={`${useHref(scenes)}#${name}`} />
    </svg>
  );
}
