import { defineRoutes } from '../route-row';

/** What people say of doctors, and the doctors they follow (spec 2 §2.20, §2.28). */
export const directoryEvaluation = defineRoutes({
  'directory.evaluation': {
    path: '/evaluation',
    query: ['commentType', 'score', 'orderId', 'expertId', 'fromUrl', 'pagefrom'],
    requires: ['login', 'binding'],
    title: 'directory:evaluation.title',
    disableShare: true,
    corpConsult: { path: '/corp/consultorder/comment/:orderId' },
  },
  'directory.doctorExperiences': {
    path: '/expert/experience/:expertId/:diseaseId?',
    title: 'directory:doctorExperiences.title',
  },
  'directory.doctorConsultComments': {
    path: '/expert/consultcomment/:expertId/:diseaseId?',
    title: 'directory:doctorConsultComments.title',
  },
  'directory.doctorCommentSuccess': {
    path: '/commentexpert/success/:medicalRecordId?',
    title: 'directory:doctorCommentSuccess.title',
  },
  'directory.doctorCommentNotTreated': {
    path: '/commentexpert/ordernotreated/:orderNo',
    title: 'directory:doctorCommentNotTreated.title',
  },
  'directory.doctorCommentConfirm': {
    path: '/commentexpert/orderconfirm/:orderNo',
    title: 'directory:doctorCommentConfirm.title',
  },
  'directory.myEvaluations': {
    path: '/my/evaluation/list',
    requires: ['login'],
    title: 'directory:myEvaluations.title',
    disableShare: true,
  },
  'directory.doctorPraise': {
    path: '/my/expert/praise/:doctorId',
    requires: ['login'],
    title: 'directory:doctorPraise.title',
    disableShare: true,
  },
  'directory.doctorPraiseDetail': {
    path: '/my/expert/praise/detail/:expertId',
    requires: ['login'],
    title: 'directory:doctorPraiseDetail.title',
    disableShare: true,
  },
  // Open: an agreement.
  'directory.evaluationProtocol': {
    path: '/my/expert/evaluation/protocol',
    title: 'directory:evaluationProtocol.title',
  },
  'directory.followedDoctors': {
    path: '/my/follow/expertlist',
    requires: ['login'],
    title: 'directory:followedDoctors.title',
    disableShare: true,
  },
});
