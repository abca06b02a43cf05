import type { ComponentType } from 'react';
import type { PreferencesState } from './preferences-slice';
import type { QueryThunk, RootState } from './store';

/** What a page may ask its data by. */
export interface PageLoadInput {
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
 * own title and description stand where it answers nothing. Reads the store, never fetches.
 */
export type PageHead = (
  input: PageLoadInput,
  state: RootState,
) => { readonly title?: string | undefined; readonly description?: string | undefined };

/** What the file of a page exports. */
export interface PageModule {
  readonly default: ComponentType;
  readonly load?: PageLoad;
  readonly head?: PageHead;
}
