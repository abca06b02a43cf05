import { sharedNamespaces } from '@xinglin/i18n';
import { locales as personCheck } from '@xinglin/person-check';
import { entrance as routes } from '@xinglin/routes';
import { entranceLocales, locales } from '../locales';
import { entrancePages as pages } from '../entrance-pages';

/** Signing in by way of others, in a chunk apart from signing in by code. */
export const feature = {
  routes,
  pages,
  namespaces: {
    account: locales,
    entrance: entranceLocales,
    'person-check': personCheck,
    rules: sharedNamespaces.rules,
  },
};
