import { portal, type RouteTable } from '@xinglin/routes';
import type { Feature, FeatureModule } from './feature';
import { agreementTexts, portalTexts } from './texts';

const {
  'portal.agreementService': agreementService,
  'portal.agreementPrivacy': agreementPrivacy,
  'portal.agreementChildren': agreementChildren,
  ...generic
} = portal;

const agreementRoutes: RouteTable = {
  'portal.agreementService': agreementService,
  'portal.agreementPrivacy': agreementPrivacy,
  'portal.agreementChildren': agreementChildren,
};

const agreements: FeatureModule = {
  routes: agreementRoutes,
  pages: {
    'portal.agreementService': () => import('./pages/agreement/service.page'),
    'portal.agreementPrivacy': () => import('./pages/agreement/privacy.page'),
    'portal.agreementChildren': () => import('./pages/agreement/children.page'),
  },
  namespaces: { agreements: agreementTexts },
};

const genericPages: FeatureModule = {
  routes: generic,
  pages: {
    'portal.error': () => import('./pages/error.page'),
    'portal.networkUnavailable': () => import('./pages/user-info-error.page'),
    'portal.notFound': () => import('./pages/404.page'),
  },
  namespaces: { portal: portalTexts },
};

/**
 * The frame's own pages. They come with the frame, so that the page for a failure never has to be
 * fetched; only the agreements' long texts are apart.
 */
export const ownFeatures: readonly Feature[] = [
  { id: 'agreements', segments: ['agreement'], load: () => Promise.resolve(agreements) },
  {
    id: 'portal',
    segments: ['*', '404', 'error', 'notfound', 'user-info-error'],
    load: () => Promise.resolve(genericPages),
  },
];
