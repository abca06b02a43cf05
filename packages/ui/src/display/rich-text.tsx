import { Fragment, type ReactElement, type ReactNode } from 'react';

export interface RichTextProps {
  /** A translated text with marked words: `I accept the <terms>terms</terms>`, `Pay within <time/>`. */
  text: string;
  /** What stands for each mark; it gets the words inside, empty for `<time/>`. A mark without one shows its words. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
}

/**
 * A sentence whose translation says where a link or a countdown stands in it. Marks do not nest.
 * react-i18next's `Trans` does the same for 5 kB more, with a parser for HTML that no text here needs.
 */
export function RichText({ text, parts }: RichTextProps): ReactElement {
  // Splitting by a pattern with two groups gives plain text, name, words, plain text, name, words, …
  const pieces = text.split(/<(\w+)(?:\/>|>(.*?)<\/\1>)/);
  return (
    <>
      {pieces.map((piece, index) => {
        if (index % 3 === 2) return null;
        if (index % 3 === 0) return piece;
        const words = pieces[index + 1] ?? '';
        return <Fragment key={index}>{parts[piece]?.(words) ?? words}</Fragment>;
      })}
    </>
  );
}
