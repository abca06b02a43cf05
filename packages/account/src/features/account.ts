import { sharedNamespaces } from '@xinglin/i18n';
import { matterLocales } from '@xinglin/orders';
import { locales as personCheck } from '@xinglin/person-check';
import { account as routes } from '@xinglin/routes';
import { locales } from '../locales';
import { pages } from '../pages';

/** The feature as the portal composes it; its chunk holds its rows, its texts' places and its pages' places. */
export const feature = {
  routes,
  pages,
  namespaces: {
    account: locales,
    matters: matterLocales,
    'person-check': personCheck,
    rules: sharedNamespaces.rules,
  },
};
