import { defineRoutes } from '../route-row';

/** Doctors, diseases and departments (spec 2 §2.4). */
export const directoryDoctors = defineRoutes({
  'directory.recommendedDoctors': {
    path: '/expert/recommend',
    query: ['areaId', 'hospitalId', 'stdDepart'],
    title: 'directory:recommendedDoctors.title',
  },
  'directory.doctorServicePack': {
    path: '/expert/servicepack/:id',
    title: 'directory:doctorServicePack.title',
  },
  'directory.familyDoctorStudio': {
    path: '/expert/family-doctor/:id',
    title: 'directory:familyDoctorStudio.title',
    cacheControlMaxAge: 600,
  },
  'directory.famousDoctorStudio': {
    path: '/famous-doctor/:id',
    title: 'directory:famousDoctorStudio.title',
    cacheControlMaxAge: 600,
  },
  'directory.doctorProfile': {
    path: '/expert/personal/:doctorId',
    title: 'directory:doctorProfile.title',
    cacheControlMaxAge: 600,
  },
  'directory.privateDoctor': {
    path: '/private/expert/:id',
    title: 'directory:privateDoctor.title',
    cacheControlMaxAge: 600,
  },
  'directory.rewardPay': {
    path: '/expert/reward/pay/:doctorId',
    requires: ['login'],
    title: 'directory:rewardPay.title',
    disableShare: true,
  },
  'directory.rewardResult': {
    path: '/expert/reward/result/:orderKey',
    requires: ['login'],
    title: 'directory:rewardResult.title',
    disableShare: true,
  },
  'directory.expertTeamReport': {
    path: '/patient/report/expert-team',
    title: 'directory:expertTeamReport.title',
  },
  'directory.askDoctorHome': {
    path: '/ask/doctor-home',
    title: 'directory:askDoctorHome.title',
  },
  'directory.groupChatCode': {
    path: '/groupchat/wxcode/:id',
    title: 'directory:groupChatCode.title',
  },
  'directory.featuredServices': {
    path: '/featured-services',
    title: 'directory:featuredServices.title',
  },
  'directory.moreDepartments': {
    path: '/department/more',
    title: 'directory:moreDepartments.title',
  },
  'directory.disease': {
    path: '/diseasepage/:id',
    title: 'directory:disease.title',
  },
  'directory.standardDepartment': {
    path: '/standardepartment/:id',
    title: 'directory:standardDepartment.title',
  },
});
