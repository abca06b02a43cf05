import { defineRoutes } from '../route-row';

/** Ways into the apps and pages that do their work and forward (spec 2 §2.12). */
export const portalApp = defineRoutes({
  'portal.officialAccountFollowMiddle': {
    path: '/official-account/follow/middle',
    kind: 'middle',
    title: 'portal:officialAccountFollowMiddle.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
});
