import { defineRoutes } from '../route-row';

/** The family beyond its list: real names, and choosing a member for a flow that asks (spec 2 §2.5, §2.20). */
export const family = defineRoutes({
  'account.patientRealName': {
    path: '/my/patient/realname',
    requires: ['login'],
    title: 'family:realName.title',
    disableShare: true,
  },
  'account.patientAuthentication': {
    path: '/my/patient/authentication',
    requires: ['login'],
    title: 'family:authentication.title',
    disableShare: true,
  },
  'account.patientAuthorizationSelect': {
    path: '/my/patients/auth-select',
    requires: ['login'],
    title: 'family:authorization.title',
    disableShare: true,
  },
  'account.patientChoose': {
    path: '/my/patient/choose',
    requires: ['login'],
    title: 'family:choose.title',
    disableShare: true,
  },
  // Who leads here calls it selecting; it is the same question.
  'account.patientSelect': {
    path: '/my/patient/select',
    sameAs: 'account.patientChoose',
    requires: ['login'],
    title: 'family:choose.title',
    disableShare: true,
  },
});
