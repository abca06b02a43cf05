import { defineRoutes } from '../route-row';

/** Patients beyond the list (spec 2 §2.5, §2.20). */
export const accountPeople = defineRoutes({
  'account.patientAuthorizationSelect': {
    path: '/my/patients/auth-select',
    requires: ['login'],
    title: 'account:patientAuthorizationSelect.title',
    disableShare: true,
  },
});
