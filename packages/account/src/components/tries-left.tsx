import { Note } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** Few enough to say how many. */
const fewTries = 3;

/** How many tries of a verification are left today, once they are few; `text` says it in the form's words. */
export function TriesLeft({
  left,
  text,
}: {
  left: number;
  text: (count: number) => string;
}): ReactElement | null {
  return left > 0 && left <= fewTries ? <Note>{text(left)}</Note> : null;
}
