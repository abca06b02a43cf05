import { defineRoutes } from '../route-row';

/** How long a page that says how many places are left may be stored, in seconds. */
const placesMaxAge = 60;

/** Home, search, hospitals, departments and doctors (spec 2 §2.4, §2.7). */
export const directory = defineRoutes({
  'directory.home': {
    path: '/',
    aliases: ['/index'],
    title: 'directory:home.title',
    description: 'directory:home.description',
    canonical: '/',
    tabBar: 'home',
    cacheControlMaxAge: placesMaxAge,
  },
  'directory.search': {
    path: '/search',
    aliases: ['/app/search'],
    title: 'directory:search.title',
    noIndex: true,
  },
  'directory.homeSearch': {
    path: '/home/search',
    sameAs: 'directory.search',
    title: 'directory:search.title',
    noIndex: true,
  },
  'directory.searchBooking': {
    path: '/search/yygh',
    title: 'directory:searchBooking.title',
    noIndex: true,
  },
  'directory.searchDoctor': {
    path: '/search/doctor',
    title: 'directory:searchDoctor.title',
    noIndex: true,
  },
  'directory.searchBayArea': {
    path: '/search/bayarea',
    title: 'directory:searchBayArea.title',
    noIndex: true,
  },
  'directory.searchDoctorByVoice': {
    path: '/search/doctor/voice',
    title: 'directory:searchDoctorByVoice.title',
    noIndex: true,
  },
  'directory.searchDoctorResult': {
    path: '/search/doctor/result/:type',
    title: 'directory:searchDoctorResult.title',
    noIndex: true,
  },
  'directory.searchRelated': {
    path: '/search/related/:type',
    title: 'directory:searchRelated.title',
    noIndex: true,
  },
  'directory.doctorRankings': {
    path: '/searchexperthotlist',
    title: 'directory:ranking.title',
    description: 'directory:ranking.description',
    cacheControlMaxAge: placesMaxAge,
  },
  'directory.doctorRanking': {
    path: '/searchexperthotlist/:tab/:tagId/:areaId',
    title: 'directory:ranking.title',
    description: 'directory:ranking.description',
    cacheControlMaxAge: placesMaxAge,
  },
  'directory.diseaseResults': {
    path: '/s/:disease/:tab/:provinceId/:provinceName/:cityId/:cityName',
    title: 'directory:diseaseResults.title',
    description: 'directory:disease.description',
    cacheControlMaxAge: placesMaxAge,
  },
  'directory.hospital': {
    path: '/hospital/:id',
    aliases: ['/hospitalpage/:id'],
    title: 'directory:hospital.title',
    description: 'directory:hospital.description',
    shareConfig: {
      shareTitle: 'directory:share.title',
      shareDescription: 'directory:share.hospital',
      shareIcon: '/favicon.svg',
    },
    cacheControlMaxAge: placesMaxAge,
  },
  'directory.hospitalDepartments': {
    path: '/hospital/depts/:hospitalId',
    title: 'directory:hospitalDepartments.title',
    description: 'directory:hospitalDepartments.description',
    cacheControlMaxAge: placesMaxAge,
  },
  'directory.hospitalDoctors': {
    path: '/hospital/experts/:hospitalId/:deptId',
    title: 'directory:hospitalDoctors.title',
    description: 'directory:hospitalDoctors.description',
    cacheControlMaxAge: placesMaxAge,
  },
  'directory.doctor': {
    path: '/expert/:id',
    aliases: ['/expertpage/:id'],
    title: 'directory:doctor.title',
    description: 'directory:doctor.description',
    shareConfig: {
      shareTitle: 'directory:share.title',
      shareDescription: 'directory:share.doctor',
      shareIcon: '/favicon.svg',
    },
    cacheControlMaxAge: placesMaxAge,
  },
  'directory.moreDepartments': {
    path: '/department/more',
    title: 'directory:moreDepartments.title',
    description: 'directory:moreDepartments.description',
    cacheControlMaxAge: 600,
  },
  'directory.standardDepartment': {
    path: '/standardepartment/:id',
    title: 'directory:standardDepartment.title',
    description: 'directory:standardDepartment.description',
    cacheControlMaxAge: placesMaxAge,
  },
  'directory.disease': {
    path: '/diseasepage/:id',
    title: 'directory:disease.title',
    description: 'directory:disease.description',
    cacheControlMaxAge: 600,
  },
  'directory.followedDoctors': {
    path: '/my/follow/expertlist',
    requires: ['login'],
    title: 'directory:followedDoctors.title',
    disableShare: true,
  },
});
