import { locales, realNameLocales, realNamePages as pages } from '@xinglin/account';
import { sharedNamespaces } from '@xinglin/i18n';
import type { FeatureModule } from '@xinglin/portal';
import { realName as routes } from '@xinglin/routes';

/** Whom an account belongs to, in a chunk apart: most people come here once. */
export const feature: FeatureModule = {
  routes,
  pages,
  namespaces: { account: locales, 'real-name': realNameLocales, rules: sharedNamespaces.rules },
};
