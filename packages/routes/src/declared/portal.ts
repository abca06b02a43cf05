import { defineRoutes } from '../route-row';

/** The remaining generic pages (spec 2 §2.5, §2.11, §2.12, §2.31). */
export const portal = defineRoutes({
  'portal.televisionFastConsult': {
    path: '/tv/fast-consult',
    title: 'portal:televisionFastConsult.title',
    disableFab: true,
  },
  'portal.televisionGeneralPractice': {
    path: '/tv/qk',
    title: 'portal:televisionGeneralPractice.title',
    disableFab: true,
  },
  'portal.customChannel': {
    path: '/custom-channel',
    title: 'portal:customChannel.title',
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
  // Open: the assistant greets visitors too; the banner's return link must not ask for more.
  'portal.assistantHome': {
    path: '/aiassistant/senior',
    query: ['mode', 'isback'],
    title: 'portal:assistantHome.title',
  },
});
