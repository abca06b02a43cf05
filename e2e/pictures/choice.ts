// Owns: which pictures a run of `npm run pictures` takes.
// Must not know: how they are taken.
// Used by: the pictures.
import type { ComposedPage } from '../fixtures/composed-pages';

/** The options of a run, as the command passes them. */
export interface Choice {
  readonly account: string;
  readonly lang: string;
  readonly elder: boolean;
  readonly dark: boolean;
  /** Pixels of a picture for each pixel of the page. */
  readonly scale: string;
  /** Folder of the pictures. */
  readonly out: string;
  /** Host label of the channel; the main portal by default. */
  readonly channel?: string;
  /** Paths, separated by commas, each with or without a query; every page by default. */
  readonly pages?: string;
  /** Folder of drawn pictures that are laid beside the pages. */
  readonly mocks?: string;
}

/** Reads the options; throws where the pictures were not started by their command. */
export function readChoice(): Choice {
  const text = process.env['XINGLIN_PICTURES'];
  if (text === undefined) throw new Error('Start the pictures by `npm run pictures`.');
  // Written by the command, which has checked the names of the options.
  return JSON.parse(text) as Choice;
}

/**
 * Whether `pages` names the page: its path as its row says, or `/my/*` for all below `/my`. Of pages that are named, those
 * of other channels are left out.
 */
export function isChosen(
  { path, hostLabel }: Pick<ComposedPage, 'path' | 'hostLabel'>,
  { pages, channel }: Choice,
): boolean {
  if (pages === undefined) return true;
  if ((hostLabel ?? undefined) !== channel) return false;
  return pages
    .split(',')
    .map((one) => one.replace(/\?.*/, ''))
    .some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one));
}

/** The query with which `pages` names the page, as in `/home/search?keyword=fever`; null where it names none. */
export function queryOf(path: string, { pages = '' }: Pick<Choice, 'pages'>): string | null {
  const named = pages.split(',').find((one) => one.startsWith(`${path}?`));
  return named === undefined ? null : named.slice(path.length);
}
