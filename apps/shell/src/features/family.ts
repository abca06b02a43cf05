import { familyLocales, familyPages as pages, locales } from '@xinglin/account';
import { sharedNamespaces } from '@xinglin/i18n';
import type { FeatureModule } from '@xinglin/portal';
import { family as routes } from '@xinglin/routes';

/** The family beyond its list, in a chunk apart: flows come here when they ask for a family member. */
export const feature: FeatureModule = {
  routes,
  pages,
  namespaces: { account: locales, family: familyLocales, rules: sharedNamespaces.rules },
};
