import { declared } from '@xinglin/routes/declared';
import type { FeatureModule } from '../feature';

/** The rows stay among the declared ones, so that no table that a browser loads for real has them. */
export const feature: FeatureModule = {
  routes: {
    'portal.test': declared['portal.test'],
    'portal.testSubPaths': declared['portal.testSubPaths'],
  },
  pages: {
    'portal.test': () => import('../pages/test.page'),
    'portal.testSubPaths': () => import('../pages/test/$.page'),
  },
  namespaces: {
    test: {
      'zh-Hans': () => import('../locales/test/zh-Hans.json'),
      'zh-Hant': () => import('../locales/test/zh-Hant.json'),
      en: () => import('../locales/test/en.json'),
    },
  },
};
