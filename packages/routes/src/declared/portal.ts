import { defineRoutes } from '../route-row';

/** Generic pages that are not built (spec 2 §2.9, §2.31). */
export const portal = defineRoutes({
  // A developers' page: the stories of the conversation show what it would.
  'consult.dpchatDemo': {
    path: '/consult/dpchat/demo',
    kind: 'test',
    requires: ['login'],
    title: 'consult:dpchatDemo.title',
    noIndex: true,
    disableCache: true,
    disableShare: true,
    disableFab: true,
  },
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
