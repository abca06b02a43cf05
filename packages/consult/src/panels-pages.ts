import type { PagesOf, panels } from '@xinglin/routes';

/** A page for each route of the table of questions to several experts; the file of a page is its path. */
export const panelsPages = {
  'consult.multiExpert': () => import('./pages/multask.page'),
  'consult.multiExpertStep': () => import('./pages/multask/step/$stepId.page'),
  'consult.multiExpertCommonStep': () => import('./pages/multask/commonstep/$stepId.page'),
  'consult.multiExpertQuestion': () => import('./pages/multask/question/$questionId.page'),
  'consult.multiExpertBalance': () => import('./pages/multask/balance.page'),
  'consult.multiExpertHelp': () => import('./pages/multask/help.page'),
  'consult.multiExpertPayCallback': () => import('./pages/multask/pay/callback.page'),
} satisfies PagesOf<typeof panels>;
