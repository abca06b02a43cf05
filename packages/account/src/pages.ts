import type { account, PagesOf } from '@xinglin/routes';

/** A page for each route of the account table; the file of a page is its path. */
export const pages = {
  'account.login': () => import('./pages/user/login.page'),
  'account.authLogin': () => import('./pages/authLogin.page'),
  'account.loginForgottenPassword': () => import('./pages/login/forget/pwd.page'),
  'account.accountFind': () => import('./pages/user/account/find.page'),
  'account.profile': () => import('./pages/my/profile.page'),
  'account.profileSetting': () => import('./pages/my/profile/setting.page'),
  'account.patients': () => import('./pages/my/patients.page'),
  'account.patientAdd': () => import('./pages/my/patient/node-add.page'),
} satisfies PagesOf<typeof account>;
