/*
 * Owns: the channel of enterprises: which pages its people have, its colours, name, phone and app id.
 * Must not know: other channels; how features work.
 * Used by: apps that serve the channel.
 */
import './theme.css';
import { definePartner } from '@xinglin/routes';

/**
 * A closed channel: a person comes from their enterprise, finds a doctor, books, and sees their own appointments.
 * The list of all hospitals, and whatever the product gains, stay closed until they are named here.
 */
export const partner = definePartner({
  id: 'vip',
  hosts: ['vip'],
  appId: 'xinglin-h5-vip',
  themeColor: '#2b3a67',
  settings: {
    phone: '95169060',
    homeLists: ['hospitals', 'doctors', 'departments', 'notices'],
    combinedLogin: true,
    sessionLifeSeconds: 43_200,
    pageConfig: {
      'directory.home': {
        // They lead to pages that this closed channel has not got.
        services: { hidden: true },
        banner: { hidden: true },
        hospitals: {
          title: { 'zh-Hans': '合作医院', 'zh-Hant': '合作醫院', en: 'Partner hospitals' },
        },
      },
    },
  },
  texts: {
    shared: {
      'zh-Hans': () => import('./locales/shared/zh-Hans.json'),
      'zh-Hant': () => import('./locales/shared/zh-Hant.json'),
      en: () => import('./locales/shared/en.json'),
    },
  },
  onlyRoutes: [
    'directory.home',
    'directory.search',
    'directory.hospital',
    'directory.hospitalDepartments',
    'directory.hospitalDoctors',
    'directory.doctor',
    'booking.expertBook',
    'booking.patientList',
    'booking.reservation',
    'booking.reservationPay',
    'booking.orderStatus',
    'booking.orderList',
    'booking.orderDetail',
    'account.profile',
    'account.profileSetting',
    'account.moreTools',
    'account.accountSettings',
    'account.nickname',
    'account.modifyPassword',
    'account.forgottenPassword',
    'account.loginForgottenPassword',
    'account.updateMobile',
    'account.completeInformation',
    'account.locate',
    'account.profilePrivacy',
    'account.privacy',
    'account.authorizationList',
    'account.authorizationDetail',
    'account.writeOff',
    'account.writeOffTip',
    'account.writeOffAction',
    'account.writeOffResult',
    'account.helpHotQuestions',
    'account.helpCategory',
    'account.helpContent',
    'account.addressList',
    'account.addressAdd',
    'account.addressEdit',
    'account.addressManage',
    'account.emergencyContactAdd',
    'account.realNameInformation',
    'account.realNameVerification',
    'account.manualCertification',
    'account.accountCertification',
    'account.patientRealName',
    'account.patientAuthentication',
    'account.patientAuthorizationSelect',
    'account.patientChoose',
    'account.patientSelect',
    'account.patients',
    'account.patientAdd',
    'account.partnerPreEntrance',
    'account.partnerEntrance',
    'account.oauthError',
    'account.preBind',
    'account.combinedLoginBind',
    'account.postBind',
    'account.partnerInformationAuthorization',
    'account.highRiskVerification',
  ],
});
