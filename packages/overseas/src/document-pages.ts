import type { overseasDocuments, PagesOf } from '@xinglin/routes';

/** A page for each document of the portal; the file of a page is its path. */
export const documentPages = {
  'overseas.conditions': () => import('./pages/overseas/conditions.page'),
  'overseas.legal': () => import('./pages/overseas/legal.page'),
  'overseas.privacy': () => import('./pages/overseas/privacy.page'),
  'overseas.cookie': () => import('./pages/overseas/cookie.page'),
  'overseas.aboutUs': () => import('./pages/overseas/aboutus.page'),
} satisfies PagesOf<typeof overseasDocuments>;
