import { defineRoutes } from '../route-row';

/** Further ways to sign in, to bind and to enter from a partner (spec 2 §2.12, §2.22). */
export const accountSignIn = defineRoutes({
  'account.thirdPartyAuthorize': {
    path: '/user/third-part/authorize',
    title: 'account:thirdPartyAuthorize.title',
  },
  'account.thirdPartyBind': {
    path: '/user/third-part/bind',
    title: 'account:thirdPartyBind.title',
  },
});
