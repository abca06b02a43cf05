import { Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** Plain text with its line breaks as paragraphs. */
export function Paragraphs({ text }: { text: string }): ReactElement {
  return (
    <Prose>
      {text.split(/\n+/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </Prose>
  );
}
