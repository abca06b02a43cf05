import type { centre, PagesOf } from '@xinglin/routes';

/** A page for each route of the personal centre's table; the file of a page is its path. */
export const centrePages = {
  'account.accountSettings': () => import('./pages/my/acctset.page'),
  'account.messages': () => import('./pages/my/messages.page'),
  'account.nickname': () => import('./pages/my/nickname.page'),
  'account.modifyPassword': () => import('./pages/my/modifypwd.page'),
  'account.updateMobile': () => import('./pages/my/profile/updatemobile.page'),
  'account.completeInformation': () => import('./pages/my/perfection.page'),
  'account.writeOff': () => import('./pages/my/write-off.page'),
  'account.writeOffTip': () => import('./pages/my/write-off-tip.page'),
  'account.writeOffAction': () => import('./pages/my/write-off-action.page'),
  'account.writeOffResult': () => import('./pages/my/write-off-result.page'),
  'account.profilePrivacy': () => import('./pages/my/profile/privacy.page'),
  'account.privacy': () => import('./pages/my/privacy.page'),
  'account.authorizationList': () => import('./pages/my/auth-list.page'),
  'account.authorizationDetail': () => import('./pages/my/auth-detail.page'),
  'account.moreTools': () => import('./pages/my/tools/more.page'),
  'account.locate': () => import('./pages/my/locate.page'),
  'account.helpHotQuestions': () => import('./pages/my/helper/hotquestion.page'),
  'account.helpCategory': () => import('./pages/my/helper/category.page'),
  'account.helpContent': () => import('./pages/my/helper/content/detail/$id.page'),
} satisfies PagesOf<typeof centre>;
