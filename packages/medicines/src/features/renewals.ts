import { locales as care } from '@xinglin/care';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import { renewals as routes } from '@xinglin/routes';
import { renewalsLocales } from '../renewals-locales';
import { renewalsPages as pages } from '../renewals-pages';

/** Renewals, as a portal composes it, in a chunk of its own. */
export const feature = {
  routes,
  pages,
  namespaces: { care, forms, orders, renewals: renewalsLocales },
};
