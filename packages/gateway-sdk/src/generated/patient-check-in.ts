// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { GetPatientCheckInRequest, GetPatientServiceRequest, GetPatientServiceResponse, ListPatientCheckInsResponse, PatientCheckIn, SubmitPatientCheckInRequest, SubmitPatientCheckInResponse } from './types/patient-check-in';

/** The calls of the patientCheckIn domain. */
export const patientCheckInCalls: {
  listPatientCheckIns: CallRow<void, ListPatientCheckInsResponse, 'query'>;
  getPatientCheckIn: CallRow<GetPatientCheckInRequest, PatientCheckIn, 'query'>;
  submitPatientCheckIn: CallRow<SubmitPatientCheckInRequest, SubmitPatientCheckInResponse, 'mutation'>;
  getPatientService: CallRow<GetPatientServiceRequest, GetPatientServiceResponse, 'query'>;
} = {
  listPatientCheckIns: {
    path: '/order/patientcheckin/list',
    kind: 'query',
    tags: [
      'PatientCheckIn'
    ]
  },
  getPatientCheckIn: {
    path: '/order/patientcheckin/detail',
    kind: 'query',
    tags: [
      {
        type: 'PatientCheckIn',
        by: 'orderNo'
      }
    ]
  },
  submitPatientCheckIn: {
    path: '/order/patientcheckin/submit',
    kind: 'mutation',
    tags: [
      {
        type: 'PatientCheckIn',
        by: 'orderNo'
      }
    ]
  },
  getPatientService: {
    path: '/order/patientcheckin/service',
    kind: 'query',
    tags: [
      'PatientCheckIn'
    ]
  }
};
