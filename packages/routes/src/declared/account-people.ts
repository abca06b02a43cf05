import { defineRoutes } from '../route-row';

/** Patients beyond the list, and emergency contacts (spec 2 §2.5, §2.20). */
export const accountPeople = defineRoutes({
  'account.patientAuthorizationSelect': {
    path: '/my/patients/auth-select',
    requires: ['login'],
    title: 'account:patientAuthorizationSelect.title',
    disableShare: true,
  },
  'account.emergencyContactAdd': {
    path: '/my/sos/add',
    requires: ['login'],
    title: 'account:emergencyContactAdd.title',
    disableShare: true,
  },
});
