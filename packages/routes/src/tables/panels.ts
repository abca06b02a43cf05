import { defineRoutes } from '../route-row';

/** Questions to several experts, step by step, and what becomes of them (spec 2 §2.13). */
export const panels = defineRoutes({
  'consult.multiExpert': {
    path: '/multask',
    title: 'panels:home.title',
    description: 'panels:home.description',
  },
  'consult.multiExpertAibi': {
    path: '/multask/aibi',
    sameAs: 'consult.multiExpert',
    title: 'panels:home.title',
    description: 'panels:home.description',
    canonical: '/multask',
  },
  'consult.multiExpertStep': {
    path: '/multask/step/:stepId',
    requires: ['login'],
    title: 'panels:step.title',
    disableShare: true,
  },
  'consult.multiExpertCommonStep': {
    path: '/multask/commonstep/:stepId',
    requires: ['login', 'binding'],
    title: 'panels:confirm.title',
    disableShare: true,
  },
  'consult.multiExpertQuestion': {
    path: '/multask/question/:questionId',
    title: 'panels:question.title',
    noIndex: true,
    disableShare: true,
  },
  'consult.multiExpertBalance': {
    path: '/multask/balance',
    requires: ['login'],
    title: 'panels:balance.title',
    disableShare: true,
  },
  'consult.multiExpertHelp': {
    path: '/multask/help',
    requires: ['login'],
    title: 'panels:help.title',
    disableShare: true,
  },
  'consult.multiExpertPayCallback': {
    path: '/multask/pay/callback',
    requires: ['login'],
    title: 'panels:paid.title',
    disableShare: true,
  },
  // A consult of several doctors at once is a question to several experts.
  'consult.group': {
    path: '/consult/group',
    sameAs: 'consult.multiExpertBalance',
    requires: ['login'],
    title: 'panels:balance.title',
    disableShare: true,
  },
  'consult.standardMultiExpertOrders': {
    path: '/standard/multask/order/list',
    sameAs: 'consult.multiExpertBalance',
    requires: ['login', 'binding'],
    title: 'panels:balance.title',
    disableShare: true,
  },
});
