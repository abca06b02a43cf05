import { defineRoutes } from '../route-row';

/** Search for what is not published yet (spec 2 §2.7). */
export const directorySearch = defineRoutes({
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
});
