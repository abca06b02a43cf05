import type { PageAssets } from './assets';
import { PagePiece } from './page-body';
import type { StaticFiles } from './static-files';

/** The styles of one answer: the files in their order, and what they say as one piece. */
export interface PageStyles {
  readonly files: readonly string[];
  readonly piece: PagePiece;
}

/** Finds the styles of a page and of those of its parts that its markup shows. */
export type StyleFinder = (
  assets: Pick<PageAssets, 'styles' | 'partStyles'>,
  markup: Uint8Array,
) => PageStyles;

/**
 * Reads style sheets from the files of the build; pages of one set share one piece. A part in a chunk of its own is
 * rendered with the page, but its styles would come only with its script: its class names, which the build makes
 * unlike all others, tell that it is there.
 * @throws when the build has no such file.
 */
export function stylesOf(files: StaticFiles): StyleFinder {
  const pieces = new Map<string, PagePiece>();
  const names = new Map<string, ReadonlySet<string>>();

  function classNames(file: string): ReadonlySet<string> {
    const known = names.get(file) ?? new Set(files.text(file).match(className));
    names.set(file, known);
    return known;
  }

  return ({ styles, partStyles }, markup) => {
    const used = partStyles.length === 0 ? [] : usedClasses(markup);
    const parts = partStyles.filter((file) => {
      const own = classNames(file);
      return used.some((name) => own.has(name));
    });
    const shown = [...styles, ...parts];
    const key = shown.join(' ');
    const piece = pieces.get(key) ?? new PagePiece(shown.map((file) => files.text(file)).join(''));
    pieces.set(key, piece);
    return { files: shown, piece };
  };
}

/** In a style sheet, behind a dot that begins a selector; numbers have digits there. */
const className = /(?<=\.)[A-Za-z_][\w-]*/g;

/** The class names of a page's markup, each once. */
function usedClasses(markup: Uint8Array): readonly string[] {
  // Class names are ASCII; bytes as they are cost less than text.
  const text = Buffer.from(markup.buffer, markup.byteOffset, markup.byteLength).toString('latin1');
  const values = new Set([...text.matchAll(/ class="([^"]*)"/g)].map(([, value = '']) => value));
  return [...new Set([...values].flatMap((value) => value.split(' ')))];
}
