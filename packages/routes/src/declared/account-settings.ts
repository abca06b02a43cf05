import { defineRoutes } from '../route-row';

/** The person's account: settings, privacy, help, write-off (spec 2 §2.20). */
export const accountSettings = defineRoutes({
  // Open: a list of links that holds nothing personal.
  'account.moreTools': {
    path: '/my/tools/more',
    title: 'account:moreTools.title',
  },
  'account.realNameInformation': {
    path: '/my/acctinfo',
    requires: ['login'],
    title: 'account:realNameInformation.title',
    disableShare: true,
  },
  'account.realNameVerification': {
    path: '/my/bindcard',
    requires: ['login'],
    title: 'account:realNameVerification.title',
    disableShare: true,
  },
  // Open: chooses a place, visitors too.
  'account.locate': {
    path: '/my/locate',
    title: 'account:locate.title',
  },
  'account.manualCertification': {
    path: '/my/certification/manual-ai',
    requires: ['login'],
    title: 'account:manualCertification.title',
    disableShare: true,
  },
  // As the personal centre, which it stands for.
  'account.wybaoProfile': {
    path: '/wybao/my/profile',
    requires: ['login', 'binding'],
    partners: ['wybao'],
    title: 'account:wybaoProfile.title',
    disableShare: true,
  },
});
