import { locales, pages } from '@xinglin/account';
import { sharedNamespaces } from '@xinglin/i18n';
import type { FeatureModule } from '@xinglin/portal';
import { account as routes } from '@xinglin/routes';

/** The feature as the portal composes it; its chunk holds its rows, its texts' places and its pages' places. */
export const feature: FeatureModule = {
  routes,
  pages,
  namespaces: { account: locales, rules: sharedNamespaces.rules },
};
