import { defineRoutes } from '../route-row';

/** Health services: channels, organisations and what people say of them (spec 2 §2.8). */
export const healthServices = defineRoutes({
  'health-services.home': {
    path: '/health-service',
    query: ['from', 'name', 'id'],
    title: 'health-services:home.title',
    description: 'health-services:home.description',
  },
  'health-services.channel': {
    path: '/health-service/channel',
    query: ['from', 'name', 'id'],
    title: 'health-services:channel.title',
  },
  'health-services.organisations': {
    path: '/health-service/org',
    title: 'health-services:organisations.title',
  },
  'health-services.organisation': {
    path: '/health-service/org/detail',
    title: 'health-services:organisation.title',
  },
  'health-services.evaluations': {
    path: '/health-service/org/evaluate',
    title: 'health-services:evaluations.title',
    noIndex: true,
  },
  'health-services.comment': {
    path: '/health-service/org/user-comment',
    requires: ['login', 'binding'],
    title: 'health-services:comment.title',
    disableShare: true,
  },
  'health-services.commentResult': {
    path: '/health-service/org/user-comment/result',
    title: 'health-services:commentResult.title',
    noIndex: true,
  },
});
