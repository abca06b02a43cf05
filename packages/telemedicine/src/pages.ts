import type { PagesOf, telemedicine } from '@xinglin/routes';

/** A page for each route of the telemedicine table; the file of a page is its path. */
export const pages = {
  'telemedicine.departments': () => import('./pages/teleclinict/pc/dept-list.page'),
  'telemedicine.doctors': () => import('./pages/teleclinict/pc/doctor-list.page'),
  'telemedicine.doctor': () => import('./pages/teleclinict/pc/doctor-detail.page'),
  'telemedicine.guide': () => import('./pages/teleclinict/pc/use-guide.page'),
  'telemedicine.onPhone': () => import('./pages/teleclinict/download-app.page'),
  'consult.remoteConsult': () => import('./pages/remote-consult.page'),
  'consult.remoteExperts': () => import('./pages/remote-consult/expert-list.page'),
  'consult.remoteExpert': () => import('./pages/remote-consult/expert-intro/$doctorId.page'),
  'telemedicine.submit': () => import('./pages/teleclinict/order.page'),
  'telemedicine.orderList': () => import('./pages/teleclinict/consult/list.page'),
  'telemedicine.order': () => import('./pages/teleclinict/booking/order.page'),
  'telemedicine.localDoctors': () => import('./pages/teleclinict/booking/addlocaldoctor.page'),
  'telemedicine.caseInfo': () => import('./pages/teleclinict/booking/case-info.page'),
  'telemedicine.writeCase': () => import('./pages/teleclinict/case-info/add.page'),
  'telemedicine.completeCase': () => import('./pages/teleclinict/case-info/replenish.page'),
  'telemedicine.summary': () => import('./pages/teleclinict/booking/summary.page'),
} satisfies PagesOf<typeof telemedicine>;
