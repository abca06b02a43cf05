import type { overseasConsult, PagesOf } from '@xinglin/routes';

/** A page for each route of the table of consultations; the file of a page is its path. */
export const consultPages = {
  'overseas.landing': () => import('./pages/overseas.page'),
  'overseas.consultWizard': () => import('./pages/overseas/consult/fast-imagetxt.page'),
  'overseas.questionnaire': () => import('./pages/overseas/consult/questionnaire.page'),
  'overseas.consultList': () => import('./pages/overseas/consult/listall.page'),
  'overseas.orderDetail': () => import('./pages/overseas/consult/order-detail/$orderKey.page'),
  'overseas.dpchat': () => import('./pages/overseas/consult/dpchat.page'),
  'overseas.dpchatChinese': () => import('./pages/overseas/consult/dpchat-cn.page'),
} satisfies PagesOf<typeof overseasConsult>;
