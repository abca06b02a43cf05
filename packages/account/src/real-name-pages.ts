import type { PagesOf, realName } from '@xinglin/routes';

/** A page for each route of the real-name table; the file of a page is its path. */
export const realNamePages = {
  'account.realNameInformation': () => import('./pages/my/acctinfo.page'),
  'account.realNameVerification': () => import('./pages/my/bindcard.page'),
  'account.manualCertification': () => import('./pages/my/certification/manual-ai.page'),
  'account.accountCertification': () => import('./pages/user/account/certification.page'),
} satisfies PagesOf<typeof realName>;
