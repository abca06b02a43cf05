import { defineRoutes } from '../route-row';

/** Search by kind and the ranking lists (spec 2 §2.7). */
export const directorySearch = defineRoutes({
  'directory.homeSearch': {
    path: '/home/search',
    title: 'directory:homeSearch.title',
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
  'directory.searchBayArea': {
    path: '/search/bayarea',
    title: 'directory:searchBayArea.title',
    noIndex: true,
  },
  'directory.searchMedicine': {
    path: '/search/more/medicine',
    title: 'directory:searchMedicine.title',
    noIndex: true,
  },
  'directory.searchSelectedGoods': {
    path: '/search/yanxuan/goods',
    title: 'directory:searchSelectedGoods.title',
    noIndex: true,
  },
  'directory.searchRelatedPackage': {
    path: '/search/package_related',
    title: 'directory:searchRelatedPackage.title',
    noIndex: true,
  },
  'directory.searchLecture': {
    path: '/search/lecture',
    title: 'directory:searchLecture.title',
    noIndex: true,
  },
  'directory.searchLectureNew': {
    path: '/search/lecturenew',
    title: 'directory:searchLectureNew.title',
    noIndex: true,
  },
  'directory.searchGoods': {
    path: '/search/goods',
    title: 'directory:searchGoods.title',
    noIndex: true,
  },
  'directory.searchPackage': {
    path: '/search/package',
    title: 'directory:searchPackage.title',
    noIndex: true,
  },
  'directory.searchSpecialDisease': {
    path: '/search/special-disease',
    title: 'directory:searchSpecialDisease.title',
    noIndex: true,
  },
  'directory.doctorRankings': {
    path: '/searchexperthotlist',
    title: 'directory:doctorRankings.title',
  },
  'directory.doctorRanking': {
    path: '/searchexperthotlist/:tab/:tagId/:areaId',
    title: 'directory:doctorRanking.title',
  },
  'directory.diseaseResults': {
    path: '/s/:disease/:tab/:provinceId/:provinceName/:cityId/:cityName',
    title: 'directory:diseaseResults.title',
  },
});
