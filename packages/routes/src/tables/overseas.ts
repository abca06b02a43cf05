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
});
