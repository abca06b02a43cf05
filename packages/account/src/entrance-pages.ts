import type { entrance, PagesOf } from '@xinglin/routes';

/** A page for each route of signing in by way of others; the file of a page is its path. */
export const entrancePages = {
  'account.preLogin': () => import('./pages/user/login/prelogin.page'),
  'account.combinedLogin': () => import('./pages/login/combined.page'),
  'account.combinedLoginBind': () => import('./pages/login/combined/bind.page'),
  'account.preBind': () => import('./pages/login/prebind.page'),
  'account.postBind': () => import('./pages/login/postbind.page'),
  'account.oauth': () => import('./pages/login/oauth.page'),
  'account.oauthError': () => import('./pages/login/oauth/error.page'),
  'account.chatAppAuthorizationRedirect': () => import('./pages/login/wxauth/redirect.page'),
  'account.highRiskVerification': () => import('./pages/login/high-risk/verification.page'),
  'account.loginAgreement': () => import('./pages/login/agreement.page'),
  'account.thirdPartyAuthorize': () => import('./pages/user/third-part/authorize.page'),
  'account.thirdPartyBind': () => import('./pages/user/third-part/bind.page'),
  'account.partnerPreEntrance': () => import('./pages/partners/pre-entrance.page'),
  'account.partnerEntrance': () => import('./pages/partners/entrance.page'),
  'account.partnerInformationAuthorization': () => import('./pages/partners/info-auth.page'),
} satisfies PagesOf<typeof entrance>;
