import { portal } from '@xinglin/routes';
import type { Feature, FeatureModule } from './feature';
import { portalTexts } from './texts';

const genericPages: FeatureModule = {
  routes: portal,
  pages: {
    'portal.error': () => import('./pages/error.page'),
    'portal.networkUnavailable': () => import('./pages/user-info-error.page'),
    'portal.notFound': () => import('./pages/404.page'),
  },
  namespaces: { portal: portalTexts },
};

/**
 * The frame's own pages. The generic ones come with the frame, so that the page for a failure never has to be
 * fetched; what few people open is apart.
 */
export const ownFeatures: readonly Feature[] = [
  {
    id: 'apart',
    segments: [
      'agreement',
      'app',
      'common',
      'heilongjiang',
      'im-idp',
      'jsgd',
      'links',
      'mp',
      'mp-face-id-middle',
      'mp-face-id-result',
      'my',
      'view-pdf',
      'web',
      'wyslinks',
    ],
    load: async () => (await import('./apart/feature')).feature,
  },
  {
    id: 'portal',
    segments: ['*', '404', 'error', 'notfound', 'user-info-error'],
    load: () => Promise.resolve(genericPages),
  },
];
