import { Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** What is done one after the other, numbered. */
export function Steps({ texts }: { texts: readonly string[] }): ReactElement {
  return (
    <Prose>
      <ol>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </Prose>
  );
}
