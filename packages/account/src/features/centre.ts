import { sharedNamespaces } from '@xinglin/i18n';
import { locales as personCheck } from '@xinglin/person-check';
import { centre as routes } from '@xinglin/routes';
import { centreLocales, locales } from '../locales';
import { centrePages as pages } from '../centre-pages';

/** The personal centre behind its first page, in a chunk apart from sign-in: few people open it each day. */
export const feature = {
  routes,
  pages,
  namespaces: {
    account: locales,
    centre: centreLocales,
    'person-check': personCheck,
    rules: sharedNamespaces.rules,
  },
};
