import { defineRoutes } from '../route-row';

/** The generic pages (spec 2 §2.12); every page brings these rows. */
export const portal = defineRoutes({
  'portal.error': {
    path: '/error',
    title: 'portal:error.title',
    skipGuards: true,
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'portal.networkUnavailable': {
    path: '/user-info-error',
    title: 'portal:networkUnavailable.title',
    skipGuards: true,
    noIndex: true,
    disableCache: true,
    disableShare: true,
  },
  'portal.notFound': {
    path: '/404',
    aliases: ['/notfound', '*'],
    title: 'portal:notFound.title',
    skipGuards: true,
    noIndex: true,
    cacheControlMaxAge: 604800,
    disableShare: true,
  },
});
