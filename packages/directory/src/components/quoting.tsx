import { RichText } from '@xinglin/ui';
import type { ReactElement } from 'react';

/**
 * A sentence of the page with words that a person typed, at its `<words/>`; their language is not known. `meant` stands
 * at `<meant/>`, what the words were taken for.
 */
export function Quoting(props: { text: string; words: string; meant?: string }): ReactElement {
  const { text, words, meant } = props;
  const typed = (what: string) => <bdi lang="">{what}</bdi>;
  return (
    <RichText text={text} parts={{ words: () => typed(words), meant: () => typed(meant ?? '') }} />
  );
}
