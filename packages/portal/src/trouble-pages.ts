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

/** The pages for trouble. They come with the frame, so that the page for a failure never has to be fetched. */
export const troublePages: Feature = {
  id: 'portal',
  // Here from the start, so that no path has to lead to it.
  paths: [],
  load: () => Promise.resolve(genericPages),
};
