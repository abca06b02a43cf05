import { defineRoutes } from '../route-row';

/** Patients beyond the list, emergency contacts and addresses (spec 2 §2.5, §2.14, §2.20). */
export const accountPeople = defineRoutes({
  'account.patientRealName': {
    path: '/my/patient/realname',
    requires: ['login'],
    title: 'account:patientRealName.title',
    disableShare: true,
  },
  'account.patientAuthentication': {
    path: '/my/patient/authentication',
    requires: ['login'],
    title: 'account:patientAuthentication.title',
    disableShare: true,
  },
  'account.patientAuthorizationSelect': {
    path: '/my/patients/auth-select',
    requires: ['login'],
    title: 'account:patientAuthorizationSelect.title',
    disableShare: true,
  },
  'account.patientChoose': {
    path: '/my/patient/choose',
    requires: ['login'],
    title: 'account:patientChoose.title',
    disableShare: true,
  },
  'account.patientSelect': {
    path: '/my/patient/select',
    requires: ['login'],
    title: 'account:patientSelect.title',
    disableShare: true,
  },
  'account.emergencyContactAdd': {
    path: '/my/sos/add',
    requires: ['login'],
    title: 'account:emergencyContactAdd.title',
    disableShare: true,
  },
  'account.addressList': {
    path: '/order/address/list',
    requires: ['login'],
    title: 'account:addressList.title',
    disableShare: true,
  },
  'account.addressAdd': {
    path: '/order/address/add',
    requires: ['login'],
    title: 'account:addressAdd.title',
    disableShare: true,
  },
  'account.addressEdit': {
    path: '/order/address/edit/:id',
    requires: ['login'],
    title: 'account:addressEdit.title',
    disableShare: true,
  },
  'account.addressManage': {
    path: '/order/address/manage',
    aliases: ['/my/profile/addrset'],
    requires: ['login'],
    title: 'account:addressManage.title',
    disableShare: true,
  },
});
