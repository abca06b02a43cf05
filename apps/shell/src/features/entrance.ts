import { entranceLocales, entrancePages as pages, locales } from '@xinglin/account';
import { sharedNamespaces } from '@xinglin/i18n';
import type { FeatureModule } from '@xinglin/portal';
import { entrance as routes } from '@xinglin/routes';

/** Signing in by way of others, in a chunk apart from signing in by code. */
export const feature: FeatureModule = {
  routes,
  pages,
  namespaces: { account: locales, entrance: entranceLocales, rules: sharedNamespaces.rules },
};
