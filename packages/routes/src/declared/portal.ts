import { defineRoutes } from '../route-row';

/** The remaining generic pages (spec 2 §2.5, §2.11, §2.12, §2.31). */
export const portal = defineRoutes({
  'portal.test': {
    path: '/test',
    kind: 'test',
    title: 'portal:test.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'portal.testSubPaths': {
    path: '/test/*',
    kind: 'test',
    title: 'portal:testSubPaths.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
});
