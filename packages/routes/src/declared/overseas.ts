import { defineRoutes } from '../route-row';

/**
 * The overseas flow (spec 2 §2.30).
 * The specification shows no markers: what holds the person's own
 * data asks for login, and nothing asks for binding, since a visitor's temporary account may consult.
 */
export const overseas = defineRoutes({
  'overseas.login': {
    path: '/overseas/login',
    signsIn: true,
    query: ['target', 'type'],
    title: 'overseas:login.title',
  },
  'overseas.dispatchLogin': {
    path: '/overseas/dispatch-login',
    kind: 'middle',
    query: ['target'],
    title: 'overseas:dispatchLogin.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'overseas.loginMiddle': {
    path: '/overseas/login/middle',
    kind: 'middle',
    query: ['target'],
    title: 'overseas:loginMiddle.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'overseas.combinedLogin': {
    path: '/overseas/login/combined',
    query: ['target'],
    title: 'overseas:combinedLogin.title',
  },
  'overseas.combinedLoginBind': {
    path: '/overseas/login/combined/bind',
    title: 'overseas:combinedLoginBind.title',
  },
  'overseas.emailRegistration': {
    path: '/overseas/signin/email',
    title: 'overseas:emailRegistration.title',
  },
  'overseas.forgottenPassword': {
    path: '/overseas/forget/pwd',
    title: 'overseas:forgottenPassword.title',
  },
  'overseas.consultWizard': {
    path: '/overseas/consult/fast-imagetxt',
    requires: ['login'],
    title: 'overseas:consultWizard.title',
    disableShare: true,
  },
  'overseas.questionnaire': {
    path: '/overseas/consult/questionnaire',
    requires: ['login'],
    title: 'overseas:questionnaire.title',
    disableShare: true,
  },
  'overseas.consultList': {
    path: '/overseas/consult/listall',
    requires: ['login'],
    title: 'overseas:consultList.title',
    disableShare: true,
  },
  'overseas.orderDetail': {
    path: '/overseas/consult/order-detail/:orderKey',
    requires: ['login'],
    title: 'overseas:orderDetail.title',
    disableShare: true,
  },
  'overseas.dpchat': {
    path: '/overseas/consult/dpchat',
    requires: ['login'],
    title: 'overseas:dpchat.title',
    disableShare: true,
    disableFab: true,
  },
  'overseas.dpchatChinese': {
    path: '/overseas/consult/dpchat-cn',
    requires: ['login'],
    title: 'overseas:dpchatChinese.title',
    disableShare: true,
    disableFab: true,
  },
  'overseas.rewardPay': {
    path: '/overseas/reward/pay/:doctorId',
    requires: ['login'],
    title: 'overseas:rewardPay.title',
    disableShare: true,
  },
  'overseas.rewardResult': {
    path: '/overseas/reward/result',
    requires: ['login'],
    title: 'overseas:rewardResult.title',
    disableShare: true,
  },
  'overseas.conditions': {
    path: '/overseas/conditions',
    title: 'overseas:conditions.title',
  },
  'overseas.legal': {
    path: '/overseas/legal',
    title: 'overseas:legal.title',
  },
  'overseas.privacy': {
    path: '/overseas/privacy',
    title: 'overseas:privacy.title',
  },
  'overseas.cookie': {
    path: '/overseas/cookie',
    title: 'overseas:cookie.title',
  },
  'overseas.profileSetting': {
    path: '/overseas/profile/setting',
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
  'overseas.updateMobile': {
    path: '/overseas/updatemobile',
    requires: ['login'],
    title: 'overseas:updateMobile.title',
    disableShare: true,
  },
  'overseas.nickname': {
    path: '/overseas/nickname',
    requires: ['login'],
    title: 'overseas:nickname.title',
    disableShare: true,
  },
  // Open: tells about the product.
  'overseas.aboutUs': {
    path: '/overseas/aboutus',
    title: 'overseas:aboutUs.title',
  },
  // Open: visitors come here from the overseas pages.
  'overseas.assistant': {
    path: '/aiassistant',
    query: ['mode', 'doctorDetail'],
    title: 'overseas:assistant.title',
  },
});
