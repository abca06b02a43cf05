import { defineRoutes } from '../route-row';

/** Further ways to sign in, to bind and to enter from a partner (spec 2 §2.12, §2.22). */
export const accountSignIn = defineRoutes({
  'account.preLogin': {
    path: '/user/login/prelogin',
    title: 'account:preLogin.title',
  },
  'account.preBind': {
    path: '/login/prebind',
    title: 'account:preBind.title',
  },
  'account.preBindTerminal': {
    path: '/login/prebind/terminal',
    title: 'account:preBindTerminal.title',
  },
  'account.postBind': {
    path: '/login/postbind',
    title: 'account:postBind.title',
  },
  'account.combinedLogin': {
    path: '/login/combined',
    title: 'account:combinedLogin.title',
  },
  'account.combinedLoginBind': {
    path: '/login/combined/bind',
    title: 'account:combinedLoginBind.title',
  },
  'account.oauth': {
    path: '/login/oauth',
    kind: 'middle',
    title: 'account:oauth.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'account.oauthError': {
    path: '/login/oauth/error',
    title: 'account:oauthError.title',
  },
  'account.loginError': {
    path: '/login/error',
    title: 'account:loginError.title',
  },
  'account.loginAgreement': {
    path: '/login/agreement',
    title: 'account:loginAgreement.title',
  },
  'account.chatAppAuthorizationRedirect': {
    path: '/login/wxauth/redirect',
    kind: 'middle',
    title: 'account:chatAppAuthorizationRedirect.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'account.highRiskVerification': {
    path: '/login/high-risk/verification',
    title: 'account:highRiskVerification.title',
  },
  'account.thirdPartyAuthorize': {
    path: '/user/third-part/authorize',
    title: 'account:thirdPartyAuthorize.title',
  },
  'account.thirdPartyBind': {
    path: '/user/third-part/bind',
    title: 'account:thirdPartyBind.title',
  },
  'account.accountCertification': {
    path: '/user/account/certification',
    title: 'account:accountCertification.title',
  },
  'account.partnerEntrance': {
    path: '/partners/entrance',
    kind: 'middle',
    title: 'account:partnerEntrance.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'account.partnerEntranceError': {
    path: '/partners/entrance/error',
    title: 'account:partnerEntranceError.title',
  },
  'account.partnerPreEntrance': {
    path: '/partners/pre-entrance',
    kind: 'middle',
    title: 'account:partnerPreEntrance.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'account.partnerInformationAuthorization': {
    path: '/partners/info-auth',
    title: 'account:partnerInformationAuthorization.title',
  },
});
