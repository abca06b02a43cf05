import type { PagesOf, sharing } from '@xinglin/routes';

/** A page for each route of the table of shared cases; the file of a page is its path. */
export const sharingPages = {
  'consult.share': () => import('./pages/consult/share.page'),
  'consult.shareRegister': () => import('./pages/consult/share/register.page'),
  'consult.shareRegisterResult': () => import('./pages/consult/share/regres.page'),
  'consult.shareActivity': () => import('./pages/consult/share/activity.page'),
} satisfies PagesOf<typeof sharing>;
