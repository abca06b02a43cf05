import { sharedNamespaces } from '@xinglin/i18n';
import { locales as personCheck } from '@xinglin/person-check';
import { family as routes } from '@xinglin/routes';
import { familyLocales, locales } from '../locales';
import { familyPages as pages } from '../family-pages';

/** The family beyond its list, in a chunk apart: flows come here when they ask for a family member. */
export const feature = {
  routes,
  pages,
  namespaces: {
    account: locales,
    family: familyLocales,
    'person-check': personCheck,
    rules: sharedNamespaces.rules,
  },
};
