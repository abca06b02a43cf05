import { defineRoutes } from '../route-row';

/** Consultations entered from a community (spec 2 §2.24). */
export const consultCommunity = defineRoutes({
  'consult.communityPrescribe': {
    path: '/community/prescribe',
    title: 'consult:communityPrescribe.title',
  },
  'consult.communityDwMiddle': {
    path: '/community/dw-middle',
    kind: 'middle',
    title: 'consult:communityDwMiddle.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
});
