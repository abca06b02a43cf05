import { defineRoutes } from './route-row';

/** Agreements and the generic pages (spec 2 §2.12, §2.27). */
export const portal = defineRoutes({
  'portal.agreementService': {
    path: '/agreement/service',
    title: 'portal:agreementService.title',
    cacheControlMaxAge: 3600,
  },
  'portal.agreementPrivacy': {
    path: '/agreement/privacy',
    title: 'portal:agreementPrivacy.title',
    cacheControlMaxAge: 3600,
  },
  'portal.agreementChildren': {
    path: '/agreement/children',
    title: 'portal:agreementChildren.title',
    cacheControlMaxAge: 3600,
  },
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
