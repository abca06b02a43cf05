import { locales as forms } from '@xinglin/forms';
import { sharedNamespaces } from '@xinglin/i18n';
import { locales as personCheck } from '@xinglin/person-check';
import { overseas as routes } from '@xinglin/routes';
import { locales } from '../locales';
import { pages } from '../pages';

/** Signing in from abroad, the account and those for whom it asks, as a portal composes it. */
export const feature = {
  routes,
  pages,
  namespaces: {
    forms,
    overseas: locales,
    'person-check': personCheck,
    rules: sharedNamespaces.rules,
  },
};
