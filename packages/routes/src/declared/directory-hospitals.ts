import { defineRoutes } from '../route-row';

/** Further pages of a hospital (spec 2 §2.4). */
export const directoryHospitals = defineRoutes({
  'directory.tumourHospitals': {
    path: '/home/tumor-hospital',
    title: 'directory:tumourHospitals.title',
  },
  'directory.allHospitalDoctors': {
    path: '/hospital/experts',
    title: 'directory:allHospitalDoctors.title',
  },
  'directory.hospitalSearch': {
    path: '/hospital/search',
    title: 'directory:hospitalSearch.title',
  },
  'directory.foreignHospital': {
    path: '/hospital/foreign/:id',
    title: 'directory:foreignHospital.title',
    cacheControlMaxAge: 600,
  },
  'directory.hospitalFamilyDoctors': {
    path: '/hospital/family-doctor/:id',
    title: 'directory:hospitalFamilyDoctors.title',
    cacheControlMaxAge: 600,
  },
  'directory.hospitalGuide': {
    path: '/hospital/guide/:id',
    title: 'directory:hospitalGuide.title',
    cacheControlMaxAge: 600,
  },
  'directory.hospitalDoctorSearch': {
    path: '/hospital/doctor-search/:hospitalId',
    query: ['hospitalName', 'diseaseTag'],
    title: 'directory:hospitalDoctorSearch.title',
  },
  'directory.hospitalComment': {
    path: '/hospital-comment/:id',
    title: 'directory:hospitalComment.title',
  },
  'directory.hospitalCommentList': {
    path: '/hospital/commentList/:id',
    title: 'directory:hospitalCommentList.title',
  },
  'directory.nonPublicHospital': {
    path: '/hospital/non-public/:id',
    title: 'directory:nonPublicHospital.title',
    cacheControlMaxAge: 600,
  },
  'directory.privateHospital': {
    path: '/private/hospital/:id',
    title: 'directory:privateHospital.title',
    cacheControlMaxAge: 600,
  },
});
