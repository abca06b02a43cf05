import { defineRoutes } from '../route-row';

/** What hospitals, doctors and their teams tell, and further ways to them and to their lectures (spec 2 §2.4, §2.7, §2.26). */
export const introductions = defineRoutes({
  'directory.searchLecture': {
    path: '/search/lecture',
    title: 'introductions:searchLecture.title',
    noIndex: true,
  },
  'directory.searchLectureNew': {
    path: '/search/lecturenew',
    sameAs: 'directory.searchLecture',
    title: 'introductions:searchLecture.title',
    noIndex: true,
  },
  'directory.searchSpecialDisease': {
    path: '/search/special-disease',
    title: 'introductions:searchSpecialDisease.title',
    noIndex: true,
  },
  'directory.tumourHospitals': {
    path: '/home/tumor-hospital',
    title: 'introductions:tumourHospitals.title',
    description: 'introductions:tumourHospitals.description',
    cacheControlMaxAge: 60,
  },
  'consult.chronicDisease': {
    path: '/chronic-disease',
    requires: ['login', 'binding'],
    title: 'introductions:chronic.title',
    disableShare: true,
  },
  'consult.chronicDoctors': {
    path: '/chronic-disease/expert-list',
    requires: ['login', 'binding'],
    title: 'introductions:chronic.doctors',
    disableShare: true,
  },
  'consult.chronicCopd': {
    path: '/chronic-disease/copd',
    requires: ['login', 'binding'],
    title: 'introductions:chronic.copd',
    disableShare: true,
  },
  'consult.chronicCopdDoctors': {
    path: '/chronic-disease/copd/expert-list',
    requires: ['login', 'binding'],
    title: 'introductions:chronic.copdDoctors',
    disableShare: true,
  },
  'directory.featuredServices': {
    path: '/featured-services',
    title: 'introductions:featuredServices.title',
    description: 'introductions:featuredServices.description',
    cacheControlMaxAge: 60,
  },
  'directory.allHospitalDoctors': {
    path: '/hospital/experts',
    title: 'introductions:allHospitalDoctors.title',
    description: 'introductions:allHospitalDoctors.description',
    cacheControlMaxAge: 60,
  },
  'directory.hospitalSearch': {
    path: '/hospital/search',
    title: 'introductions:hospitalSearch.title',
    noIndex: true,
  },
  'directory.hospitalDoctorSearch': {
    path: '/hospital/doctor-search/:hospitalId',
    query: ['hospitalName', 'diseaseTag'],
    title: 'introductions:hospitalDoctorSearch.title',
    description: 'introductions:hospitalDoctorSearch.description',
    cacheControlMaxAge: 60,
  },
  'directory.hospitalGuide': {
    path: '/hospital/guide/:id',
    title: 'introductions:hospitalGuide.title',
    description: 'introductions:hospitalGuide.description',
    cacheControlMaxAge: 600,
  },
  'directory.hospitalSummary': {
    path: '/hospital/summary/:id',
    title: 'introductions:hospitalSummary.title',
    description: 'introductions:hospitalSummary.description',
    cacheControlMaxAge: 600,
  },
  'directory.foreignHospital': {
    path: '/hospital/foreign/:id',
    title: 'introductions:foreignHospital.title',
    description: 'introductions:foreignHospital.description',
    cacheControlMaxAge: 600,
  },
  'directory.hospitalFamilyDoctors': {
    path: '/hospital/family-doctor/:id',
    title: 'introductions:hospitalFamilyDoctors.title',
    description: 'introductions:hospitalFamilyDoctors.description',
    cacheControlMaxAge: 600,
  },
  'directory.privateHospital': {
    path: '/private/hospital/:id',
    title: 'introductions:privateHospital.title',
    description: 'introductions:privateHospital.description',
    shareConfig: {
      shareTitle: 'directory:share.title',
      shareDescription: 'directory:share.hospital',
      shareIcon: '/favicon.svg',
    },
    cacheControlMaxAge: 600,
  },
  'directory.nonPublicHospital': {
    path: '/hospital/non-public/:id',
    sameAs: 'directory.privateHospital',
    title: 'introductions:privateHospital.title',
    description: 'introductions:privateHospital.description',
    shareConfig: {
      shareTitle: 'directory:share.title',
      shareDescription: 'directory:share.hospital',
      shareIcon: '/favicon.svg',
    },
    cacheControlMaxAge: 600,
  },
  'directory.recommendedDoctors': {
    path: '/expert/recommend',
    query: ['areaId', 'hospitalId', 'stdDepart'],
    title: 'introductions:recommendedDoctors.title',
    description: 'introductions:recommendedDoctors.description',
    cacheControlMaxAge: 60,
  },
  'directory.doctorProfile': {
    path: '/expert/personal/:doctorId',
    title: 'introductions:doctorProfile.title',
    description: 'introductions:doctorProfile.description',
    shareConfig: {
      shareTitle: 'directory:share.title',
      shareDescription: 'directory:share.doctor',
      shareIcon: '/favicon.svg',
    },
    cacheControlMaxAge: 600,
  },
  'directory.privateDoctor': {
    path: '/private/expert/:id',
    title: 'introductions:privateDoctor.title',
    description: 'introductions:privateDoctor.description',
    shareConfig: {
      shareTitle: 'directory:share.title',
      shareDescription: 'directory:share.doctor',
      shareIcon: '/favicon.svg',
    },
    cacheControlMaxAge: 600,
  },
  'directory.famousDoctorStudio': {
    path: '/famous-doctor/:id',
    title: 'introductions:famousDoctorStudio.title',
    description: 'introductions:famousDoctorStudio.description',
    shareConfig: {
      shareTitle: 'directory:share.title',
      shareDescription: 'introductions:share.team',
      shareIcon: '/favicon.svg',
    },
    cacheControlMaxAge: 600,
  },
  'directory.familyDoctorStudio': {
    path: '/expert/family-doctor/:id',
    title: 'introductions:familyDoctorStudio.title',
    description: 'introductions:familyDoctorStudio.description',
    shareConfig: {
      shareTitle: 'directory:share.title',
      shareDescription: 'introductions:share.team',
      shareIcon: '/favicon.svg',
    },
    cacheControlMaxAge: 600,
  },
  'directory.expertTeamReport': {
    path: '/patient/report/expert-team',
    title: 'introductions:expertTeamReport.title',
    description: 'introductions:expertTeamReport.description',
    shareConfig: {
      shareTitle: 'directory:share.title',
      shareDescription: 'introductions:share.team',
      shareIcon: '/favicon.svg',
    },
    cacheControlMaxAge: 60,
  },
  'directory.groupChatCode': {
    path: '/groupchat/wxcode/:id',
    title: 'introductions:groupChatCode.title',
    description: 'introductions:groupChatCode.description',
    shareConfig: {
      shareTitle: 'directory:share.title',
      shareDescription: 'introductions:share.group',
      shareIcon: '/favicon.svg',
    },
  },
});
