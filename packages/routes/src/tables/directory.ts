import { defineRoutes } from '../route-row';

/** Home, search, hospitals, departments and doctors (spec 2 §2.4, §2.7). */
export const directory = defineRoutes({
  'directory.home': {
    path: '/',
    aliases: ['/index'],
    title: 'directory:home.title',
    description: 'directory:home.description',
    canonical: '/',
    tabBar: 'home',
    cacheControlMaxAge: 60,
  },
  'directory.search': {
    path: '/search',
    aliases: ['/app/search'],
    title: 'directory:search.title',
    noIndex: true,
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
    cacheControlMaxAge: 600,
  },
  'directory.hospitalDepartments': {
    path: '/hospital/depts/:hospitalId',
    title: 'directory:hospitalDepartments.title',
    cacheControlMaxAge: 600,
  },
  'directory.hospitalDoctors': {
    path: '/hospital/experts/:hospitalId/:deptId',
    title: 'directory:hospitalDoctors.title',
    cacheControlMaxAge: 600,
  },
  'directory.hospitalSummary': {
    path: '/hospital/summary/:id',
    title: 'directory:hospitalSummary.title',
    cacheControlMaxAge: 600,
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
    cacheControlMaxAge: 600,
  },
});
