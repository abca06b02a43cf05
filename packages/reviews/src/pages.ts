import type { PagesOf, reviews } from '@xinglin/routes';

/** A page for each route of the reviews table; the file of a page is its path. */
export const pages = {
  'reviews.write': () => import('./pages/evaluation.page'),
  'reviews.sent': () => import('./pages/commentexpert/success/($medicalRecordId).page'),
  'reviews.confirmVisit': () => import('./pages/commentexpert/orderconfirm/$orderNo.page'),
  'reviews.notTreated': () => import('./pages/commentexpert/ordernotreated/$orderNo.page'),
  'reviews.ofDoctor': () => import('./pages/expert/experience/$expertId/($diseaseId).page'),
  'reviews.ofConsults': () => import('./pages/expert/consultcomment/$expertId/($diseaseId).page'),
  'reviews.ofHospital': () => import('./pages/hospital-comment/$id.page'),
  'reviews.hospitalList': () => import('./pages/hospital/commentList/$id.page'),
  'reviews.own': () => import('./pages/my/evaluation/list.page'),
  'reviews.praise': () => import('./pages/my/expert/praise/$doctorId.page'),
  'reviews.ownPraise': () => import('./pages/my/expert/praise/detail/$expertId.page'),
  'reviews.rewardList': () => import('./pages/my/rewardorder/list.page'),
  'reviews.rewardPay': () => import('./pages/expert/reward/pay/$doctorId.page'),
  'reviews.rewardResult': () => import('./pages/expert/reward/result/$orderKey.page'),
} satisfies PagesOf<typeof reviews>;
