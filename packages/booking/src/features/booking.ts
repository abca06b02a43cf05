import { sharedNamespaces } from '@xinglin/i18n';
import { booking as routes } from '@xinglin/routes';
import { namespaces } from '../locales';
import { pages } from '../pages';

/** The feature as the portal composes it; its chunk holds its rows, its texts' places and its pages' places. */
export const feature = {
  routes,
  pages,
  namespaces: { ...namespaces, rules: sharedNamespaces.rules },
};
