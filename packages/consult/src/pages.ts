import type { consult, PagesOf } from '@xinglin/routes';

/** A page for each route of the consult table; the file of a page is its path. */
export const pages = {
  'consult.dpchat': () => import('./pages/consult/dpchat.page'),
  'consult.dpchatUploadImages': () => import('./pages/consult/dpchat/uploadImages.page'),
  'consult.dpchatRichText': () => import('./pages/consult/dpchat/richtext.page'),
  'consult.caseDetails': () => import('./pages/consult/cases-details.page'),
  'consult.expertHistoryChat': () => import('./pages/expert/consult-history-im/$id.page'),
  'consult.dpchatFurther': () => import('./pages/consult/dpchat/further.page'),
  'consult.dpchatFurtherReport': () => import('./pages/consult/dpchat/further/report/$id.page'),
  'consult.dpchatFurtherDetail': () => import('./pages/consult/dpchat/further/detail.page'),
  'consult.alipayCashier': () => import('./pages/ask/alipaycashier.page'),
  'consult.cancelOrder': () => import('./pages/consult/cancel-order/$orderKey.page'),
  'consult.orderDetail': () => import('./pages/consult/order-detail/$orderKey.page'),
  'consult.listAll': () => import('./pages/my/consult/listall.page'),
  'consult.patientOrderList': () => import('./pages/my/patientorder/list.page'),
  'consult.patientOrderDetail': () => import('./pages/my/patientorder/detail.page'),
  'consult.list': () => import('./pages/my/consult/list.page'),
  'consult.medicalInsuranceList': () => import('./pages/consult/yblist.page'),
  'consult.dpchatPhoneRecordingList': () => import('./pages/consult/dpchat/phoneMusic/list.page'),
  'consult.dpchatPhoneRecordingPlay': () => import('./pages/consult/dpchat/phoneMusic/play.page'),
  'consult.cloudCheck': () => import('./pages/consult/cloudcheck.page'),
} satisfies PagesOf<typeof consult>;
