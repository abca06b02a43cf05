import { sharedNamespaces } from '@xinglin/i18n';
import { contacts as routes } from '@xinglin/routes';
import { contactsLocales } from '../locales';
import { contactsPages as pages } from '../contacts-pages';

/** Postal addresses and emergency contacts, in a chunk apart from the personal centre: other flows open them as well. */
export const feature = {
  routes,
  pages,
  namespaces: { contacts: contactsLocales, rules: sharedNamespaces.rules },
};
