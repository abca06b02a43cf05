import type { directory, PagesOf } from '@xinglin/routes';

/** A page for each route of the directory table; the file of a page is its path. */
export const pages = {
  'directory.home': () => import('./pages/index.page'),
  'directory.search': () => import('./pages/search.page'),
  'directory.searchBooking': () => import('./pages/search/yygh.page'),
  'directory.searchDoctor': () => import('./pages/search/doctor.page'),
  'directory.searchDoctorByVoice': () => import('./pages/search/doctor/voice.page'),
  'directory.searchDoctorResult': () => import('./pages/search/doctor/result/$type.page'),
  'directory.searchRelated': () => import('./pages/search/related/$type.page'),
  'directory.doctorRankings': () => import('./pages/searchexperthotlist.page'),
  'directory.doctorRanking': () => import('./pages/searchexperthotlist/$tab/$tagId/$areaId.page'),
  'directory.diseaseResults': () =>
    import('./pages/s/$disease/$tab/$provinceId/$provinceName/$cityId/$cityName.page'),
  'directory.searchBayArea': () => import('./pages/search/bayarea.page'),
  'directory.hospital': () => import('./pages/hospital/$id.page'),
  'directory.hospitalDepartments': () => import('./pages/hospital/depts/$hospitalId.page'),
  'directory.hospitalDoctors': () => import('./pages/hospital/experts/$hospitalId/$deptId.page'),
  'directory.doctor': () => import('./pages/expert/$id.page'),
  'directory.moreDepartments': () => import('./pages/department/more.page'),
  'directory.standardDepartment': () => import('./pages/standardepartment/$id.page'),
  'directory.disease': () => import('./pages/diseasepage/$id.page'),
  'directory.followedDoctors': () => import('./pages/my/follow/expertlist.page'),
} satisfies PagesOf<typeof directory>;
