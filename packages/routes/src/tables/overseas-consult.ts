import { defineRoutes } from '../route-row';

/** Free consultations from abroad, from the case to the conversation (spec 2 §2.30). */
export const overseasConsult = defineRoutes({
  // Open: a reader describes the problem before anything is asked of them.
  'overseas.landing': {
    path: '/overseas',
    title: 'overseas-consult:landing.title',
    description: 'overseas-consult:landing.description',
  },
  'overseas.consultWizard': {
    path: '/overseas/consult/fast-imagetxt',
    requires: ['login'],
    title: 'overseas-consult:wizard.title',
    disableShare: true,
  },
  'overseas.questionnaire': {
    path: '/overseas/consult/questionnaire',
    requires: ['login'],
    title: 'overseas-consult:questionnaire.title',
    disableShare: true,
  },
  'overseas.consultList': {
    path: '/overseas/consult/listall',
    requires: ['login'],
    title: 'overseas-consult:list.title',
    disableShare: true,
  },
  'overseas.orderDetail': {
    path: '/overseas/consult/order-detail/:orderKey',
    requires: ['login'],
    title: 'overseas-consult:detail.title',
    disableShare: true,
  },
  'overseas.dpchat': {
    path: '/overseas/consult/dpchat',
    requires: ['login'],
    title: 'overseas-consult:talk.title',
    disableShare: true,
    disableFab: true,
  },
  'overseas.dpchatChinese': {
    path: '/overseas/consult/dpchat-cn',
    requires: ['login'],
    title: 'overseas-consult:talk.title',
    disableShare: true,
    disableFab: true,
  },
});
