import { defineRoutes } from '../../route-row';

/** Activities, lectures and health education (spec 2 §2.3, §2.11, §2.16). */
export const community = defineRoutes({
  'community.viewCount': {
    path: '/tools/count/pv',
    title: 'community:viewCount.title',
    noIndex: true,
  },
  'community.officialAccountCode': {
    path: '/activity/wyhealth-qrcode',
    title: 'community:officialAccountCode.title',
  },
  'community.officialAccountStopAsking': {
    path: '/activity/global/wyhealth-qrcode/stopask',
    title: 'community:officialAccountStopAsking.title',
  },
  'community.doctorAlliance': {
    path: '/activity/doctor-alliance',
    aliases: ['/nocapture-activity/doctor-alliance'],
    title: 'community:doctorAlliance.title',
  },
  'community.doctorAllianceDetails': {
    path: '/activity/doctor-alliance/details',
    aliases: ['/nocapture-activity/doctor-alliance/details'],
    title: 'community:doctorAllianceDetails.title',
  },
  'community.specialistConsult': {
    path: '/activity/consult/vip-fast',
    requires: ['login'],
    title: 'community:specialistConsult.title',
    disableShare: true,
  },
  'community.partnerHospitalList': {
    path: '/cooperation/hospital-list',
    query: ['channel'],
    title: 'community:partnerHospitalList.title',
  },
  'community.lectures': {
    path: '/lecture/home',
    title: 'community:lectures.title',
  },
  'community.myLecturePackages': {
    path: '/lecture/package/my',
    requires: ['login'],
    title: 'community:myLecturePackages.title',
    disableShare: true,
  },
  'community.lecturePackage': {
    path: '/lecture/package/detail/:id',
    title: 'community:lecturePackage.title',
  },
  'community.selectedLectures': {
    path: '/lecture/boutique',
    title: 'community:selectedLectures.title',
  },
  'community.lectureEducation': {
    path: '/lecture/education',
    title: 'community:lectureEducation.title',
  },
  'community.lectureError': {
    path: '/lecture/error',
    title: 'community:lectureError.title',
  },
  'community.healthEducationList': {
    path: '/education/health/list',
    requires: ['login'],
    title: 'community:healthEducationList.title',
    disableShare: true,
  },
  'community.healthEducationDetail': {
    path: '/education/health/detail/:id',
    title: 'community:healthEducationDetail.title',
  },
  'community.healthEducationError': {
    path: '/education/health/error',
    title: 'community:healthEducationError.title',
  },
  'community.educationDetail': {
    path: '/education/detail/:id',
    title: 'community:educationDetail.title',
  },
  'community.patientEducationDetail': {
    path: '/patienteducation/detail/:id',
    title: 'community:patientEducationDetail.title',
  },
  'community.haierPackage': {
    path: '/eco/haierpackage',
    title: 'community:haierPackage.title',
  },
  'community.ecosystemYm': {
    path: '/eco/ym',
    title: 'community:ecosystemYm.title',
  },
  'community.ecosystemCop': {
    path: '/eco/cop',
    title: 'community:ecosystemCop.title',
  },
});
