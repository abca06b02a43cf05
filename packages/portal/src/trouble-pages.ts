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

/** The pages for trouble, which every portal has. */
export const troublePages: Feature = {
  id: 'portal',
  // Every navigation knows them, so that no path of the index has to name them.
  paths: [],
  load: () => Promise.resolve(genericPages),
};
