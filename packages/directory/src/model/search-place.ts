import { href } from '@xinglin/routes';
import { createContext, use } from 'react';
import { isAsking, readSearch, writeSearch, type SearchQuery } from './search-query';

/** One of the pages that search, and what its address says by itself. */
export interface SearchPlace {
  /** Its address with a query. */
  readonly to: (query?: Readonly<Record<string, string>>) => string;
  /** i18n key. */
  readonly title:
    | 'search.title'
    | 'searchBooking.title'
    | 'searchDoctor.title'
    | 'searchBayArea.title';
  /** What is always asked for there. */
  readonly always: Partial<Pick<SearchQuery, 'tab' | 'available'>>;
  /** The region in which is searched, whatever city is chosen. */
  readonly region?: 'bayArea';
}

/** Search over everything. */
export const everywhere: SearchPlace = {
  to: (query = {}) => href('directory.search', {}, query),
  title: 'search.title',
  always: {},
};

/** What the address asks for on a page; whether it asks for anything is decided by what it says itself. */
export function readAt(place: SearchPlace, query: URLSearchParams) {
  const typed = readSearch(query);
  const search: SearchQuery = { ...typed, ...place.always };
  return { search, asking: isAsking(typed) || place.region !== undefined };
}

/** The search page that is in view, for its parts. */
export const SearchPlaceContext = createContext(everywhere);

/** The address of a search on one of the pages; what the page says by itself is left out. */
export function searchHref({ to, always }: SearchPlace, search: Partial<SearchQuery>): string {
  const written = Object.entries(writeSearch(search)).filter(([key]) => !(key in always));
  return to(Object.fromEntries(written));
}

/** {@link searchHref} of the page in view. */
export function useSearchHref(): (search: Partial<SearchQuery>) => string {
  const place = use(SearchPlaceContext);
  return (search) => searchHref(place, search);
}
