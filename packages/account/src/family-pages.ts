import type { family, PagesOf } from '@xinglin/routes';

/** A page for each route of the family table that has one of its own; the file of a page is its path. */
export const familyPages = {
  'account.patientRealName': () => import('./pages/my/patient/realname.page'),
  'account.patientAuthentication': () => import('./pages/my/patient/authentication.page'),
  'account.patientChoose': () => import('./pages/my/patient/choose.page'),
  'account.patientAuthorizationSelect': () => import('./pages/my/patients/auth-select.page'),
} satisfies PagesOf<typeof family>;
