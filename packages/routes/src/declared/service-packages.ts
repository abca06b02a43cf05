import { defineRoutes } from '../route-row';

/** The health service (spec 2 §2.8). */
export const servicePackages = defineRoutes({
  'service-packages.healthService': {
    path: '/health-service',
    query: ['from', 'name', 'id'],
    title: 'service-packages:healthService.title',
  },
  'service-packages.healthServiceChannel': {
    path: '/health-service/channel',
    query: ['from', 'name', 'id'],
    title: 'service-packages:healthServiceChannel.title',
  },
  'service-packages.organisation': {
    path: '/health-service/org',
    title: 'service-packages:organisation.title',
  },
  'service-packages.organisationDetail': {
    path: '/health-service/org/detail',
    title: 'service-packages:organisationDetail.title',
  },
  'service-packages.organisationEvaluations': {
    path: '/health-service/org/evaluate',
    title: 'service-packages:organisationEvaluations.title',
  },
  'service-packages.organisationComment': {
    path: '/health-service/org/user-comment',
    requires: ['login', 'binding'],
    title: 'service-packages:organisationComment.title',
    disableShare: true,
  },
  'service-packages.organisationCommentResult': {
    path: '/health-service/org/user-comment/result',
    title: 'service-packages:organisationCommentResult.title',
  },
});
