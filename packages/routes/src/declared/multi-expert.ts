import { defineRoutes } from '../route-row';

/** Questions to several experts (spec 2 §2.13). */
export const multiExpert = defineRoutes({
  'consult.multiExpert': {
    path: '/multask',
    title: 'consult:multiExpert.title',
  },
  'consult.multiExpertAibi': {
    path: '/multask/aibi',
    title: 'consult:multiExpertAibi.title',
  },
  'consult.multiExpertStep': {
    path: '/multask/step/:stepId',
    requires: ['login'],
    title: 'consult:multiExpertStep.title',
    disableShare: true,
  },
  'consult.multiExpertCommonStep': {
    path: '/multask/commonstep/:stepId',
    requires: ['login', 'binding'],
    title: 'consult:multiExpertCommonStep.title',
    disableShare: true,
  },
  'consult.multiExpertQuestion': {
    path: '/multask/question/:questionId',
    title: 'consult:multiExpertQuestion.title',
  },
  'consult.multiExpertBalance': {
    path: '/multask/balance',
    requires: ['login'],
    title: 'consult:multiExpertBalance.title',
    disableShare: true,
  },
  'consult.multiExpertHelp': {
    path: '/multask/help',
    requires: ['login'],
    title: 'consult:multiExpertHelp.title',
    disableShare: true,
  },
  'consult.multiExpertPayCallback': {
    path: '/multask/pay/callback',
    requires: ['login'],
    title: 'consult:multiExpertPayCallback.title',
    disableShare: true,
  },
});
