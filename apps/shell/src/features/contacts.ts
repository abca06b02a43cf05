import { contactsLocales, contactsPages as pages } from '@xinglin/account';
import { sharedNamespaces } from '@xinglin/i18n';
import type { FeatureModule } from '@xinglin/portal';
import { contacts as routes } from '@xinglin/routes';

/** Postal addresses and emergency contacts, in a chunk apart from the personal centre: other flows open them as well. */
export const feature: FeatureModule = {
  routes,
  pages,
  namespaces: { contacts: contactsLocales, rules: sharedNamespaces.rules },
};
