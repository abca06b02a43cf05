import type { PagesOf, television } from '@xinglin/routes';

/** A page for each route of the table of televisions; the file of a page is its path. */
export const televisionPages = {
  'consult.televisionAsk': () => import('./pages/ask/tv.page'),
  'consult.televisionAskResult': () => import('./pages/ask/tv/result.page'),
  'portal.televisionFastConsult': () => import('./pages/tv/fast-consult.page'),
} satisfies PagesOf<typeof television>;
