import { defineRoutes } from '../route-row';

/** What people say of doctors and hospitals (spec 2 §2.4, §2.20, §2.28). */
export const reviews = defineRoutes({
  'reviews.write': {
    path: '/evaluation',
    query: ['commentType', 'score', 'orderId', 'expertId', 'fromUrl', 'pagefrom'],
    requires: ['login', 'binding'],
    title: 'reviews:write.title',
    disableShare: true,
    corpConsult: { path: '/corp/consultorder/comment/:orderId' },
  },
  'reviews.writeOfConsult': {
    path: '/my/consultorder/comment/:orderKey',
    sameAs: 'reviews.write',
    requires: ['login'],
    title: 'reviews:write.title',
    disableShare: true,
  },
  'reviews.sent': {
    path: '/commentexpert/success/:medicalRecordId?',
    requires: ['login'],
    title: 'reviews:sent.title',
    noIndex: true,
    disableShare: true,
  },
  'reviews.confirmVisit': {
    path: '/commentexpert/orderconfirm/:orderNo',
    requires: ['login'],
    title: 'reviews:confirmVisit.title',
    noIndex: true,
    disableShare: true,
  },
  'reviews.notTreated': {
    path: '/commentexpert/ordernotreated/:orderNo',
    requires: ['login'],
    title: 'reviews:notTreated.title',
    noIndex: true,
    disableShare: true,
  },
  'reviews.ofDoctor': {
    path: '/expert/experience/:expertId/:diseaseId?',
    title: 'reviews:ofDoctor.title',
    description: 'reviews:ofDoctor.description',
  },
  'reviews.ofConsults': {
    path: '/expert/consultcomment/:expertId/:diseaseId?',
    title: 'reviews:ofConsults.title',
    noIndex: true,
  },
  'reviews.ofHospital': {
    path: '/hospital-comment/:id',
    title: 'reviews:ofHospital.title',
    description: 'reviews:ofHospital.description',
  },
  'reviews.hospitalList': {
    path: '/hospital/commentList/:id',
    title: 'reviews:hospitalList.title',
    noIndex: true,
  },
  'reviews.own': {
    path: '/my/evaluation/list',
    requires: ['login'],
    title: 'reviews:own.title',
    disableShare: true,
  },
  'reviews.praise': {
    path: '/my/expert/praise/:doctorId',
    requires: ['login'],
    title: 'reviews:praise.title',
    disableShare: true,
  },
  'reviews.ownPraise': {
    path: '/my/expert/praise/detail/:expertId',
    requires: ['login'],
    title: 'reviews:ownPraise.title',
    disableShare: true,
  },
  'reviews.rewardPay': {
    path: '/expert/reward/pay/:doctorId',
    requires: ['login'],
    title: 'reviews:rewardPay.title',
    disableShare: true,
  },
  'reviews.rewardResult': {
    path: '/expert/reward/result/:orderKey',
    requires: ['login'],
    title: 'reviews:rewardResult.title',
    disableShare: true,
  },
  'reviews.rewardList': {
    path: '/my/rewardorder/list',
    requires: ['login'],
    title: 'reviews:rewardList.title',
    disableShare: true,
  },
});
