import { defineRoutes } from '../route-row';

/** Patients beyond the list, and emergency contacts (spec 2 §2.5, §2.20). */
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
});
