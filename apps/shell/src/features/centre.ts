import { centreLocales, centrePages as pages, locales } from '@xinglin/account';
import { sharedNamespaces } from '@xinglin/i18n';
import type { FeatureModule } from '@xinglin/portal';
import { centre as routes } from '@xinglin/routes';

/** The personal centre behind its first page, in a chunk apart from sign-in: few people open it each day. */
export const feature: FeatureModule = {
  routes,
  pages,
  namespaces: { account: locales, centre: centreLocales, rules: sharedNamespaces.rules },
};
