// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { DoctorStudio, GetDoctorProfileRequest, GetDoctorProfileResponse, GetDoctorStudioRequest, GetExpertTeamReportRequest, GetExpertTeamReportResponse, GetGroupChatCodeRequest, GetGroupChatCodeResponse, GetHospitalSummaryRequest, HospitalSummary, ListDoctorTimetableRequest, ListDoctorTimetableResponse, ListDoctorsByLanguageRequest, ListDoctorsByLanguageResponse, ListExpertTeamsRequest, ListExpertTeamsResponse, ListFeaturedClinicsRequest, ListFeaturedClinicsResponse, ListHospitalTeamsRequest, ListHospitalTeamsResponse } from './types/introductions';

/** The calls of the introductions domain. */
export const introductionsCalls: {
  getHospitalSummary: CallRow<GetHospitalSummaryRequest, HospitalSummary, 'query'>;
  listHospitalTeams: CallRow<ListHospitalTeamsRequest, ListHospitalTeamsResponse, 'query'>;
  listDoctorsByLanguage: CallRow<ListDoctorsByLanguageRequest, ListDoctorsByLanguageResponse, 'query'>;
  listFeaturedClinics: CallRow<ListFeaturedClinicsRequest, ListFeaturedClinicsResponse, 'query'>;
  getDoctorProfile: CallRow<GetDoctorProfileRequest, GetDoctorProfileResponse, 'query'>;
  listDoctorTimetable: CallRow<ListDoctorTimetableRequest, ListDoctorTimetableResponse, 'query'>;
  getDoctorStudio: CallRow<GetDoctorStudioRequest, DoctorStudio, 'query'>;
  listExpertTeams: ListRow<ListExpertTeamsRequest, ListExpertTeamsResponse>;
  getExpertTeamReport: CallRow<GetExpertTeamReportRequest, GetExpertTeamReportResponse, 'query'>;
  getGroupChatCode: CallRow<GetGroupChatCodeRequest, GetGroupChatCodeResponse, 'query'>;
} = {
  getHospitalSummary: {
    path: '/hospital/hospitalinfo/summary.json',
    kind: 'query',
    open: true,
    cached: true
  },
  listHospitalTeams: {
    path: '/hospital/hospitalinfo/teamlist.json',
    kind: 'query',
    open: true,
    cached: true
  },
  listDoctorsByLanguage: {
    path: '/hospital/hospitalinfo/languagedoctors.json',
    kind: 'query',
    open: true
  },
  listFeaturedClinics: {
    path: '/hospital/hospitalinfo/featuredclinics.json',
    kind: 'query',
    open: true,
    cached: true
  },
  getDoctorProfile: {
    path: '/doctor/doctorinfo/profile.json',
    kind: 'query',
    open: true,
    cached: true
  },
  listDoctorTimetable: {
    path: '/doctor/doctorinfo/timetable.json',
    kind: 'query',
    open: true,
    cached: true
  },
  getDoctorStudio: {
    path: '/doctor/studio/detail.json',
    kind: 'query',
    open: true
  },
  listExpertTeams: {
    path: '/doctor/studio/list.json',
    kind: 'query',
    open: true,
    cached: true,
    listed: 'page'
  },
  getExpertTeamReport: {
    path: '/doctor/studio/report.json',
    kind: 'query',
    open: true
  },
  getGroupChatCode: {
    path: '/doctor/groupchat/code.json',
    kind: 'query',
    open: true
  }
};
