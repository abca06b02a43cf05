import type { ComponentType } from 'react';
import type { PreferencesState } from './preferences-slice';
import type { QueryThunk, RootState, Store } from './store';

/** What a page may ask its data by. */
export interface PageLoadInput {
  /** Name of the route that is shown, for a page that serves several routes. */
  readonly route: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
  readonly preferences: PreferencesState;
  /** The gateway's time, in milliseconds, at which the page is opened; `usePageTime` in the page. */
  readonly now: number;
}

/**
 * The calls a page cannot show itself without, as thunks (`endpoint.initiate(input)`). The server
 * waits for them before it renders; the browser starts them on navigation while the page's
 * skeleton shows, and never repeats what the server fetched. The first one is what the page is
 * about: when it is refused, the page is answered as not found.
 */
export type PageLoad = (input: PageLoadInput) => readonly QueryThunk[];

/**
 * What a page calls itself once its data is there (the name of a hospital, a doctor); the route's
 * own title and description stand where it answers nothing. Reads the store, never fetches. A page that is two by its
 * query, such as a form that adds and changes, names the text of the other title instead of the route's.
 */
export type PageHead = (
  input: PageLoadInput,
  state: RootState,
) => {
  readonly title?: string | undefined;
  readonly titleKey?: string | undefined;
  readonly description?: string | undefined;
  /** Site-relative path by which search engines keep it, whatever stands in the query; the route's own where it is left out. */
  readonly canonical?: string | undefined;
  /** The page for machines, in the words of schema.org; only the document of the server has it. */
  readonly structuredData?: Readonly<Record<string, unknown>> | undefined;
};

/** What a page may tell by where to lead on to. */
export interface PageForwardInput extends PageLoadInput {
  /** It can be forged: it decides what is shown, never what is allowed. */
  readonly userAgent: string;
}

/**
 * Where the page leads instead of showing itself (spec 2 §2.12, pages that do their work and forward); null to show it.
 * Asked once the guards have let the person in, before any call of the page: by the server, which answers with a
 * redirect, and by the browser on navigation, before anything of the page is seen. The target may be as untrusted as
 * the query it came from: the caller checks it, and leads home where it is no place to be led to. A page that
 * decides by more than address and session says `disableCache` in its row.
 */
export type PageForward = (
  input: PageForwardInput,
  store: Store,
) => string | null | Promise<string | null>;

/** A page with something to show. */
export interface ShownPage {
  readonly default: ComponentType;
  readonly load?: PageLoad;
  readonly head?: PageHead;
  readonly forward?: PageForward;
}

/** A page that always leads on. */
export interface PassThroughPage {
  readonly default?: undefined;
  readonly load?: undefined;
  readonly head?: undefined;
  readonly forward: (input: PageForwardInput, store: Store) => string | Promise<string>;
}

/** What the file of a page exports. */
export type PageModule = ShownPage | PassThroughPage;
