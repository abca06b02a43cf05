import { defineRoutes } from '../route-row';

/** Where an account has things posted to, and whom to call (spec 2 §2.14, §2.20). */
export const contacts = defineRoutes({
  'account.addressList': {
    path: '/order/address/list',
    requires: ['login'],
    title: 'contacts:addressList.title',
    disableShare: true,
  },
  'account.addressAdd': {
    path: '/order/address/add',
    requires: ['login'],
    title: 'contacts:addressAdd.title',
    disableShare: true,
  },
  'account.addressEdit': {
    path: '/order/address/edit/:id',
    requires: ['login'],
    title: 'contacts:addressEdit.title',
    disableShare: true,
  },
  'account.addressManage': {
    path: '/order/address/manage',
    aliases: ['/my/profile/addrset'],
    requires: ['login'],
    title: 'contacts:addressManage.title',
    disableShare: true,
  },
  'account.emergencyContactAdd': {
    path: '/my/sos/add',
    requires: ['login'],
    title: 'contacts:emergencyContactAdd.title',
    disableShare: true,
  },
});
