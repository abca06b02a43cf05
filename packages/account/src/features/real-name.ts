import { sharedNamespaces } from '@xinglin/i18n';
import { locales as personCheck } from '@xinglin/person-check';
import { realName as routes } from '@xinglin/routes';
import { locales, realNameLocales } from '../locales';
import { realNamePages as pages } from '../real-name-pages';

/** Whom an account belongs to, in a chunk apart: most people come here once. */
export const feature = {
  routes,
  pages,
  namespaces: {
    account: locales,
    'real-name': realNameLocales,
    'person-check': personCheck,
    rules: sharedNamespaces.rules,
  },
};
