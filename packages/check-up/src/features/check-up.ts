import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import { checkUp as routes } from '@xinglin/routes';
import { locales } from '../locales';
import { pages } from '../pages';

/** The feature as a portal composes it; its chunk holds its rows, its texts' places and its pages' places. */
export const feature = {
  routes,
  pages,
  namespaces: { forms, orders, 'check-up': locales },
};
