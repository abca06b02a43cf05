import { defineRoutes } from '../route-row';

/** What a television shows (spec 2 §2.9, §2.12): laid out for a wide screen far away, and moved through by arrow keys. */
export const television = defineRoutes({
  'consult.televisionAsk': {
    path: '/ask/tv',
    title: 'television:ask.title',
    fullPageLoad: true,
    nativeAppOnly: true,
    noIndex: true,
    disableFab: true,
    disableShare: true,
    htmlClassName: 'television',
  },
  'consult.televisionAskResult': {
    path: '/ask/tv/result',
    title: 'television:result.title',
    noIndex: true,
    disableFab: true,
    disableShare: true,
    htmlClassName: 'television',
  },
  'portal.televisionFastConsult': {
    path: '/tv/fast-consult',
    title: 'television:fast.title',
    noIndex: true,
    disableFab: true,
    disableShare: true,
    htmlClassName: 'television',
  },
  'portal.televisionGeneralPractice': {
    path: '/tv/qk',
    sameAs: 'portal.televisionFastConsult',
    title: 'television:generalPractice.title',
    noIndex: true,
    disableFab: true,
    disableShare: true,
    htmlClassName: 'television',
  },
});
