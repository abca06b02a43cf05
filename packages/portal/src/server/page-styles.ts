import { PagePiece } from './page-body';
import type { StaticFiles } from './static-files';

/** Finds the styles of a page, as one piece, by the addresses of their files. */
export type StyleFinder = (files: readonly string[]) => PagePiece;

/**
 * Reads style sheets from the files of the build, in their order; pages of one set share one piece.
 * @throws when the build has no such file.
 */
export function stylesOf(files: StaticFiles): StyleFinder {
  const known = new Map<string, PagePiece>();
  return (wanted) => {
    const key = wanted.join(' ');
    const piece = known.get(key) ?? new PagePiece(wanted.map((file) => files.text(file)).join(''));
    known.set(key, piece);
    return piece;
  };
}
