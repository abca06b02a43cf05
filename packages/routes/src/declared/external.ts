import { defineRoutes } from '../route-row';

/**
 * Pages of other sites that this portal only links to (spec 2 §2.1, §2.9; the home page's links).
 * They ask for nothing here: their own site decides.
 */
export const external = defineRoutes({
  'external.realNameVerification': {
    path: '/bind',
    kind: 'external',
    site: 'finance',
    query: ['targetUrl'],
    title: 'external:realNameVerification.title',
  },
  'external.healthQuestions': {
    path: '/ums/search/health-qa-list',
    kind: 'external',
    site: 'content',
    query: ['scene', 'doctorId'],
    title: 'external:healthQuestions.title',
  },
  'external.corporateOrderDetail': {
    path: '/corp/consult/order-detail/:orderKey',
    kind: 'external',
    site: 'corporate',
    title: 'external:corporateOrderDetail.title',
  },
  'external.corporateHistory': {
    path: '/corp/consult/history',
    kind: 'external',
    site: 'corporate',
    title: 'external:corporateHistory.title',
  },
  'external.corporateEvaluation': {
    path: '/corp/consultorder/comment/:orderId',
    kind: 'external',
    site: 'corporate',
    title: 'external:corporateEvaluation.title',
  },
  'external.corporateChat': {
    path: '/corp/consult/dpchat',
    kind: 'external',
    site: 'corporate',
    query: ['orderKey'],
    title: 'external:corporateChat.title',
  },
  'external.topic': {
    path: '/topic/:topic_id',
    kind: 'external',
    site: 'community',
    title: 'external:topic.title',
  },
  'external.question': {
    path: '/question/:topic_id',
    kind: 'external',
    site: 'community',
    title: 'external:question.title',
  },
});
