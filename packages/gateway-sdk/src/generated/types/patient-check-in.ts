// Generated from packages/contract by `npm run generate`; change it there.
export interface PatientCheckIn {
  orderNo: string;
  doctorId: string;
  doctorName: string;
  titleText: string;
  hospitalName: string;
  hospDeptName: string;
  patientId: string;
  patientName: string;
  day: string;
  startsAt: string;
  timeZone: string;
  state: 'unpaid' | 'unanswered' | 'open' | 'told' | 'there' | 'over' | 'givenUp';
  mayTell: boolean;
  condition: string;
  fileIds: string[];
  toldAt: string | null;
}
export interface ListPatientCheckInsResponse {
  items: PatientCheckIn[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetPatientCheckInRequest {
  orderNo: string;
}
export interface SubmitPatientCheckInRequest {
  orderNo: string;
  condition: string;
  /**
   * @maxItems 9
   */
  fileIds?: string[] | undefined;
}
export interface SubmitPatientCheckInResponse {
  orderNo: string;
}
export interface GetPatientServiceRequest {
  doctorId: string;
  patientId: string;
}
export interface GetPatientServiceResponse {
  doctorId: string;
  doctorName: string;
  titleText: string;
  hospitalName: string;
  hospDeptName: string;
  patientId: string;
  patientName: string;
  visits: PatientCheckIn[];
}
