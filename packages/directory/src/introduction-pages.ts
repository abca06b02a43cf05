import type { introductions, PagesOf } from '@xinglin/routes';

/** A page for each route of the table of introductions; the file of a page is its path. */
export const introductionPages = {
  'directory.searchLecture': () => import('./pages/search/lecture.page'),
  'directory.searchSpecialDisease': () => import('./pages/search/special-disease.page'),
  'directory.tumourHospitals': () => import('./pages/home/tumor-hospital.page'),
  'consult.chronicDisease': () => import('./pages/chronic-disease.page'),
  'consult.chronicDoctors': () => import('./pages/chronic-disease/expert-list.page'),
  'consult.chronicCopd': () => import('./pages/chronic-disease/copd.page'),
  'consult.chronicCopdDoctors': () => import('./pages/chronic-disease/copd/expert-list.page'),
  'directory.featuredServices': () => import('./pages/featured-services.page'),
  'directory.allHospitalDoctors': () => import('./pages/hospital/experts.page'),
  'directory.hospitalSearch': () => import('./pages/hospital/search.page'),
  'directory.hospitalDoctorSearch': () => import('./pages/hospital/doctor-search/$hospitalId.page'),
  'directory.hospitalGuide': () => import('./pages/hospital/guide/$id.page'),
  'directory.hospitalSummary': () => import('./pages/hospital/summary/$id.page'),
  'directory.foreignHospital': () => import('./pages/hospital/foreign/$id.page'),
  'directory.hospitalFamilyDoctors': () => import('./pages/hospital/family-doctor/$id.page'),
  'directory.privateHospital': () => import('./pages/private/hospital/$id.page'),
  'directory.recommendedDoctors': () => import('./pages/expert/recommend.page'),
  'directory.doctorProfile': () => import('./pages/expert/personal/$doctorId.page'),
  'directory.privateDoctor': () => import('./pages/private/expert/$id.page'),
  'directory.famousDoctorStudio': () => import('./pages/famous-doctor/$id.page'),
  'directory.familyDoctorStudio': () => import('./pages/expert/family-doctor/$id.page'),
  'directory.expertTeamReport': () => import('./pages/patient/report/expert-team.page'),
  'directory.groupChatCode': () => import('./pages/groupchat/wxcode/$id.page'),
} satisfies PagesOf<typeof introductions>;
