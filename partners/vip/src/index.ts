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
    footer: false,
    combinedLogin: true,
    sessionLifeSeconds: 43_200,
    pageConfig: {
      'directory.home': {
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
