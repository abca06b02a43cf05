import { defineRoutes } from '../route-row';

/**
 * The overseas flow (spec 2 §2.30), of a portal of its own. The specification shows no markers: what holds the person’s own
 * data asks for login, and nothing asks for binding, since a visitor’s temporary account may consult.
 */
export const overseas = defineRoutes({
  'overseas.login': {
    path: '/overseas/login',
    signsIn: true,
    query: ['target', 'type'],
    title: 'overseas:login.title',
  },
  'overseas.emailRegistration': {
    path: '/overseas/signin/email',
    title: 'overseas:emailRegistration.title',
  },
  'overseas.forgottenPassword': {
    path: '/overseas/forget/pwd',
    title: 'overseas:forgottenPassword.title',
  },
  'overseas.dispatchLogin': {
    path: '/overseas/dispatch-login',
    kind: 'middle',
    query: ['target'],
    title: 'overseas:login.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'overseas.loginMiddle': {
    path: '/overseas/login/middle',
    kind: 'middle',
    query: ['target'],
    title: 'overseas:login.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'overseas.combinedLogin': {
    path: '/overseas/login/combined',
    query: ['target'],
    title: 'overseas:combinedLogin.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'overseas.combinedLoginBind': {
    path: '/overseas/login/combined/bind',
    title: 'overseas:combinedLoginBind.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'overseas.profileSetting': {
    path: '/overseas/profile/setting',
    tabBar: 'my',
    requires: ['login'],
    title: 'overseas:profileSetting.title',
    disableShare: true,
  },
  'overseas.logOut': {
    path: '/overseas/logout',
    requires: ['login'],
    title: 'overseas:logOut.title',
    disableShare: true,
  },
  'overseas.patientSetting': {
    path: '/overseas/patient/setting',
    requires: ['login'],
    title: 'overseas:patientSetting.title',
    disableShare: true,
  },
  'overseas.patientAdd': {
    path: '/overseas/patient/add',
    requires: ['login'],
    title: 'overseas:patientAdd.title',
    disableShare: true,
  },
  'overseas.nickname': {
    path: '/overseas/nickname',
    requires: ['login'],
    title: 'overseas:nickname.title',
    disableShare: true,
  },
  'overseas.updateMobile': {
    path: '/overseas/updatemobile',
    requires: ['login'],
    title: 'overseas:updateMobile.title',
    disableShare: true,
  },
});
