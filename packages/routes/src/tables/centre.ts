import { defineRoutes } from '../route-row';

/** The personal centre behind its first page: the account's settings, privacy, help, write-off (spec 2 §2.20). */
export const centre = defineRoutes({
  'account.accountSettings': {
    path: '/my/acctset',
    requires: ['login'],
    title: 'centre:accountSettings.title',
    disableShare: true,
  },
  'account.messages': {
    path: '/my/messages',
    requires: ['login'],
    title: 'centre:messages.title',
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
  'account.writeOff': {
    path: '/my/write-off',
    requires: ['login'],
    title: 'centre:writeOff.title',
    disableShare: true,
  },
  'account.writeOffTip': {
    path: '/my/write-off-tip',
    requires: ['login'],
    title: 'centre:writeOffTip.title',
    disableShare: true,
  },
  'account.writeOffAction': {
    path: '/my/write-off-action',
    requires: ['login', 'binding'],
    title: 'centre:writeOffAction.title',
    disableShare: true,
  },
  // Open: the account is gone when its owner reads this.
  'account.writeOffResult': {
    path: '/my/write-off-result',
    title: 'centre:writeOffResult.title',
    noIndex: true,
  },
  'account.profilePrivacy': {
    path: '/my/profile/privacy',
    requires: ['login'],
    title: 'centre:profilePrivacy.title',
    disableShare: true,
  },
  'account.privacy': {
    path: '/my/privacy',
    requires: ['login'],
    title: 'centre:privacy.title',
    disableShare: true,
  },
  'account.authorizationList': {
    path: '/my/auth-list',
    requires: ['login'],
    title: 'centre:authorizationList.title',
    disableShare: true,
  },
  'account.authorizationDetail': {
    path: '/my/auth-detail',
    requires: ['login'],
    title: 'centre:authorizationDetail.title',
    disableShare: true,
  },
  // Open: who cannot sign in needs help as well.
  'account.helpHotQuestions': {
    path: '/my/helper/hotquestion',
    title: 'centre:help.title',
  },
  'account.helpCategory': {
    path: '/my/helper/category',
    title: 'centre:help.categories',
  },
  'account.helpContent': {
    path: '/my/helper/content/detail/:id',
    title: 'centre:help.title',
  },
  // Open: chooses a place, visitors too.
  'account.locate': {
    path: '/my/locate',
    title: 'centre:locate.title',
  },
  // Open: a list of links that holds nothing personal.
  'account.moreTools': {
    path: '/my/tools/more',
    title: 'centre:moreTools.title',
  },
});
