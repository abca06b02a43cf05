import { choice, words } from '@xinglin/pages';
import { people, prices, purposes } from './people';

/** Most characters of a search. */
export const longestWords = 50;

/** What the address of the whole list says. */
export const packageFilters = {
  // Makes the address another one than the home's.
  view: choice(['all']),
  q: words(longestWords),
  person: choice(people),
  purpose: choice(purposes),
  most: choice(prices),
};
