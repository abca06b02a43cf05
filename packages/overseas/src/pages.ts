import type { overseas, PagesOf } from '@xinglin/routes';

/** A page for each route of the overseas table; the file of a page is its path. */
export const pages = {
  'overseas.login': () => import('./pages/overseas/login.page'),
  'overseas.emailRegistration': () => import('./pages/overseas/signin/email.page'),
  'overseas.forgottenPassword': () => import('./pages/overseas/forget/pwd.page'),
  'overseas.dispatchLogin': () => import('./pages/overseas/dispatch-login.page'),
  'overseas.loginMiddle': () => import('./pages/overseas/login/middle.page'),
  'overseas.combinedLogin': () => import('./pages/overseas/login/combined.page'),
  'overseas.combinedLoginBind': () => import('./pages/overseas/login/combined/bind.page'),
  'overseas.profileSetting': () => import('./pages/overseas/profile/setting.page'),
  'overseas.logOut': () => import('./pages/overseas/logout.page'),
  'overseas.patientSetting': () => import('./pages/overseas/patient/setting.page'),
  'overseas.patientAdd': () => import('./pages/overseas/patient/add.page'),
  'overseas.nickname': () => import('./pages/overseas/nickname.page'),
  'overseas.updateMobile': () => import('./pages/overseas/updatemobile.page'),
} satisfies PagesOf<typeof overseas>;
