// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { AddPatientRequest, AddPatientResponse, DeletePatientRequest, DeletePatientResponse, GetPatientByIdRequest, GetPatientLimitInfoResponse, ListPatientsResponse, Patient, UpdatePatientRequest, UpdatePatientResponse } from './types';

/** The calls of the patients domain. */
export const patientsCalls: {
  listPatients: CallRow<void, ListPatientsResponse, 'query'>;
  getPatientById: CallRow<GetPatientByIdRequest, Patient, 'query'>;
  getPatientLimitInfo: CallRow<void, GetPatientLimitInfoResponse, 'query'>;
  addPatient: CallRow<AddPatientRequest, AddPatientResponse, 'mutation'>;
  updatePatient: CallRow<UpdatePatientRequest, UpdatePatientResponse, 'mutation'>;
  deletePatient: CallRow<DeletePatientRequest, DeletePatientResponse, 'mutation'>;
} = {
  listPatients: {
    path: '/patient/list',
    kind: 'query',
    tags: [
      'Patient'
    ]
  },
  getPatientById: {
    path: '/patient/getpatientbyid',
    kind: 'query',
    tags: [
      'Patient'
    ]
  },
  getPatientLimitInfo: {
    path: '/patient/getlimitinfo',
    kind: 'query',
    tags: [
      'Patient'
    ]
  },
  addPatient: {
    path: '/patient/add',
    kind: 'mutation',
    tags: [
      'Patient'
    ]
  },
  updatePatient: {
    path: '/patient/update',
    kind: 'mutation',
    tags: [
      'Patient'
    ]
  },
  deletePatient: {
    path: '/patient/delete',
    kind: 'mutation',
    tags: [
      'Patient'
    ]
  }
};
