import { defineRoutes } from '../route-row';

/** Sign-in, the personal centre and patients (spec 2 §2.1, §2.20, §2.22). */
export const account = defineRoutes({
  'account.login': {
    path: '/user/login',
    signsIn: true,
    title: 'account:login.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'account.authLogin': {
    path: '/authLogin',
    signsIn: true,
    title: 'account:authLogin.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'account.loginForgottenPassword': {
    path: '/login/forget/pwd',
    title: 'account:recover.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  // Open: who forgot the password may be unable to sign in.
  'account.forgottenPassword': {
    path: '/my/forgetpwd',
    sameAs: 'account.loginForgottenPassword',
    title: 'account:recover.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'account.accountFind': {
    path: '/user/account/find',
    title: 'account:accountFind.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  // Open: to a visitor it shows what there is, and the way to sign in.
  'account.profile': {
    path: '/my/profile',
    aliases: ['/my/new/profile'],
    title: 'account:profile.title',
    greets: true,
    tabBar: 'my',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  // Open: language, elder mode and appearance are for visitors too.
  'account.profileSetting': {
    path: '/my/profile/setting',
    title: 'account:profileSetting.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'account.patients': {
    path: '/my/patients',
    requires: ['login'],
    title: 'account:patients.title',
    disableShare: true,
  },
  'account.patientAdd': {
    path: '/my/patient/node-add',
    requires: ['login', 'binding'],
    title: 'account:patientAdd.title',
    disableShare: true,
  },
});
