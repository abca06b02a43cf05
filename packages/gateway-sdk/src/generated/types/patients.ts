// Generated from packages/contract by `npm run generate`; change it there.
export type Relation = 'self' | 'spouse' | 'child' | 'parent' | 'other';
export type CardType =
  'idCard' | 'passport' | 'homeReturnPermit' | 'taiwanPass' | 'birthCertificate' | 'none';
export type Gender = 'female' | 'male';
export type GuardianRelation = 'mother' | 'father' | 'other';
export type PatientRealName = 'unverified' | 'mismatched' | 'verified' | 'notApplicable';
export type PatientGap = 'consentWithdrawn' | 'documentOutgrown' | 'guardianMissing' | 'incomplete';
export interface Patient {
  patientId: string;
  name: string;
  relation: Relation;
  cardType: CardType;
  cardNo: string | null;
  mobile: string;
  gender: Gender;
  birthDate: string;
  isDefault: boolean;
  mobileProven: boolean;
  guardianName: string | null;
  guardianRelation: GuardianRelation | null;
  realName: PatientRealName;
}
export interface ListPatientsResponse {
  items: Patient[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetPatientByIdRequest {
  patientId: string;
}
export interface GetPatientLimitInfoResponse {
  limit: number;
  used: number;
  remaining: number;
}
export interface AddPatientRequest {
  name: string;
  relation: Relation;
  cardType: CardType;
  cardNo?: string | undefined;
  gender?: Gender | undefined;
  birthDate?: string | undefined;
  guardianName?: string | undefined;
  guardianCardNo?: string | undefined;
  guardianRelation?: GuardianRelation | undefined;
  isDefault?: boolean | undefined;
  isAnother?: boolean | undefined;
  mobile?: string | undefined;
  mobileCode?: string | undefined;
  consent?: true | undefined;
}
export interface AddPatientResponse {
  patientId: string;
}
export interface UpdatePatientRequest {
  patientId: string;
  name: string;
  relation: Relation;
  cardType: CardType;
  cardNo?: string | undefined;
  gender?: Gender | undefined;
  birthDate?: string | undefined;
  guardianName?: string | undefined;
  guardianCardNo?: string | undefined;
  guardianRelation?: GuardianRelation | undefined;
  isDefault?: boolean | undefined;
  isAnother?: boolean | undefined;
  mobile?: string | undefined;
}
export interface UpdatePatientResponse {
  patientId: string;
}
export interface DeletePatientRequest {
  patientId: string;
}
export interface DeletePatientResponse {
  patientId: string;
}
export interface CheckPatientPhoneRequest {
  mobile: string;
}
export interface CheckPatientPhoneResponse {
  codeNeeded: boolean;
}
export interface CheckPatientDuplicateRequest {
  cardType: 'idCard' | 'passport' | 'homeReturnPermit' | 'taiwanPass' | 'birthCertificate';
  cardNo: string;
  patientId?: string | undefined;
}
export interface CheckPatientDuplicateResponse {
  duplicate: {
    patientId: string;
    name: string;
    relation: Relation;
  } | null;
}
export interface CheckPatientInfoRequest {
  patientId: string;
}
export interface CheckPatientInfoResponse {
  ready: boolean;
  gaps: PatientGap[];
}
export interface GetPatientRealNameAuthRequest {
  patientId: string;
}
export interface GetPatientRealNameAuthResponse {
  patientId: string;
  name: string;
  cardNo: string | null;
  realName: PatientRealName;
  verifiedAt: string | null;
  triesLeft: number;
}
export interface VerifyPatientRealNameRequest {
  patientId: string;
  consent?: true | undefined;
}
export interface VerifyPatientRealNameResponse {
  realName: 'verified' | 'mismatched';
  triesLeft: number;
}
export interface GetBaseInfoForPatientResponse {
  mobile: string | null;
  gender: Gender | null;
  birthDate: string | null;
  relations: Relation[];
  limit: number;
  remaining: number;
}
export interface ModifyPatientBindMobileRequest {
  patientId: string;
  mobile?: string | undefined;
  mobileCode?: string | undefined;
}
export interface ModifyPatientBindMobileResponse {
  mobile: string;
  mobileProven: boolean;
}
