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
    ],
    rerouted: true
  },
  getPatientById: {
    path: '/patient/getpatientbyid',
    kind: 'query',
    tags: [
      'Patient'
    ],
    rerouted: true
  },
  getPatientLimitInfo: {
    path: '/patient/getlimitinfo',
    kind: 'query',
    tags: [
      'Patient'
    ],
    rerouted: true
  },
  addPatient: {
    path: '/patient/add',
    kind: 'mutation',
    tags: [
      'Patient'
    ],
    encrypted: true,
    signed: true,
    rerouted: true
  },
  updatePatient: {
    path: '/patient/update',
    kind: 'mutation',
    tags: [
      'Patient'
    ],
    encrypted: true,
    signed: true,
    rerouted: true
  },
  deletePatient: {
    path: '/patient/delete',
    kind: 'mutation',
    tags: [
      'Patient'
    ],
    rerouted: true
  }
};
