import { Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** Plain sentences, as points where there are several. */
export function Points({ texts }: { texts: readonly string[] }): ReactElement {
  return (
    <Prose>
      {texts.length === 1 ? (
        <p>{texts[0]}</p>
      ) : (
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Prose>
  );
}
