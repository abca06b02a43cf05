import { defineRoutes } from '../route-row';

/** Whom an account belongs to: verification, what is known, pictures before staff (spec 2 §2.20, §2.22). */
export const realName = defineRoutes({
  // Who is in review or refused goes to the verification instead, and comes back once it is done.
  'account.realNameInformation': {
    path: '/my/acctinfo',
    requires: ['login', 'binding', 'verify'],
    title: 'real-name:information.title',
    disableShare: true,
  },
  'account.realNameVerification': {
    path: '/my/bindcard',
    requires: ['login', 'binding'],
    title: 'real-name:verification.title',
    disableShare: true,
  },
  'account.manualCertification': {
    path: '/my/certification/manual-ai',
    requires: ['login', 'binding'],
    title: 'real-name:manual.title',
    disableShare: true,
  },
  // Open: a user may read before signing in what it is for and what happens to the document.
  'account.accountCertification': {
    path: '/user/account/certification',
    title: 'real-name:certification.title',
    description: 'real-name:certification.description',
  },
});
