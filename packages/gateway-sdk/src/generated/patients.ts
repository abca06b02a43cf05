// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { AddPatientRequest, AddPatientResponse, CheckPatientDuplicateRequest, CheckPatientDuplicateResponse, CheckPatientInfoRequest, CheckPatientInfoResponse, CheckPatientPhoneRequest, CheckPatientPhoneResponse, DeletePatientRequest, DeletePatientResponse, GetBaseInfoForPatientResponse, GetPatientByIdRequest, GetPatientLimitInfoResponse, GetPatientRealNameAuthRequest, GetPatientRealNameAuthResponse, ListPatientsResponse, ModifyPatientBindMobileRequest, ModifyPatientBindMobileResponse, Patient, UpdatePatientRequest, UpdatePatientResponse, VerifyPatientRealNameRequest, VerifyPatientRealNameResponse } from './types/patients';

/** The calls of the patients domain. */
export const patientsCalls: {
  listPatients: CallRow<void, ListPatientsResponse, 'query'>;
  getPatientById: CallRow<GetPatientByIdRequest, Patient, 'query'>;
  getPatientLimitInfo: CallRow<void, GetPatientLimitInfoResponse, 'query'>;
  addPatient: CallRow<AddPatientRequest, AddPatientResponse, 'mutation'>;
  updatePatient: CallRow<UpdatePatientRequest, UpdatePatientResponse, 'mutation'>;
  deletePatient: CallRow<DeletePatientRequest, DeletePatientResponse, 'mutation'>;
  checkPatientPhone: CallRow<CheckPatientPhoneRequest, CheckPatientPhoneResponse, 'query'>;
  checkPatientDuplicate: CallRow<CheckPatientDuplicateRequest, CheckPatientDuplicateResponse, 'query'>;
  checkPatientInfo: CallRow<CheckPatientInfoRequest, CheckPatientInfoResponse, 'query'>;
  getPatientRealNameAuth: CallRow<GetPatientRealNameAuthRequest, GetPatientRealNameAuthResponse, 'query'>;
  verifyPatientRealName: CallRow<VerifyPatientRealNameRequest, VerifyPatientRealNameResponse, 'mutation'>;
  getBaseInfoForPatient: CallRow<void, GetBaseInfoForPatientResponse, 'query'>;
  modifyPatientBindMobile: CallRow<ModifyPatientBindMobileRequest, ModifyPatientBindMobileResponse, 'mutation'>;
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
  },
  checkPatientPhone: {
    path: '/patient/checkpatientphone',
    kind: 'query',
    encrypted: true,
    rerouted: true
  },
  checkPatientDuplicate: {
    path: '/moduleusercenter/patientnew/duplicatechecking',
    kind: 'query',
    tags: [
      'Patient'
    ],
    encrypted: true
  },
  checkPatientInfo: {
    path: '/patient/checkpatientinfo',
    kind: 'query',
    tags: [
      'Patient'
    ],
    rerouted: true
  },
  getPatientRealNameAuth: {
    path: '/patientrealnameauth/detail',
    kind: 'query',
    tags: [
      'Patient'
    ]
  },
  verifyPatientRealName: {
    path: '/patientrealnameauth/verify',
    kind: 'mutation',
    timeoutMs: 15000,
    tags: [
      'Patient'
    ],
    encrypted: true
  },
  getBaseInfoForPatient: {
    path: '/user/profile/baseinfoforpatient',
    kind: 'query',
    tags: [
      'Patient',
      'Session'
    ],
    rerouted: true
  },
  modifyPatientBindMobile: {
    path: '/user/profile/modifypatientbindmobile',
    kind: 'mutation',
    tags: [
      'Patient'
    ],
    encrypted: true,
    rerouted: true
  }
};
