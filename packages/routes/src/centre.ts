import { defineRoutes } from './route-row';

/** The personal centre behind its first page: the account's settings, privacy, help, write-off (spec 2 §2.20). */
export const centre = defineRoutes({
  'account.accountSettings': {
    path: '/my/acctset',
    requires: ['login'],
    title: 'centre:accountSettings.title',
    disableShare: true,
  },
  'account.nickname': {
    path: '/my/nickname',
    requires: ['login'],
    title: 'centre:nickname.title',
    disableShare: true,
  },
  'account.modifyPassword': {
    path: '/my/modifypwd',
    requires: ['login'],
    title: 'centre:modifyPassword.title',
    disableShare: true,
  },
  'account.updateMobile': {
    path: '/my/profile/updatemobile',
    requires: ['login', 'binding'],
    title: 'centre:updateMobile.title',
    disableShare: true,
  },
  'account.completeInformation': {
    path: '/my/perfection',
    query: ['backUrl'],
    requires: ['login'],
    title: 'centre:completeInformation.title',
    disableShare: true,
  },
});
