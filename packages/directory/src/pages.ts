import type { directory, PagesOf } from '@xinglin/routes';

/** A page for each route of the directory table; the file of a page is its path. */
export const pages = {
  'directory.home': () => import('./pages/index.page'),
  'directory.search': () => import('./pages/search.page'),
  'directory.hospital': () => import('./pages/hospital/$id.page'),
  'directory.hospitalDepartments': () => import('./pages/hospital/depts/$hospitalId.page'),
  'directory.hospitalDoctors': () => import('./pages/hospital/experts/$hospitalId/$deptId.page'),
  'directory.hospitalSummary': () => import('./pages/hospital/summary/$id.page'),
  'directory.doctor': () => import('./pages/expert/$id.page'),
} satisfies PagesOf<typeof directory>;
