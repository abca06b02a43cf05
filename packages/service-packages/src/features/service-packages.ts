import { locales as care } from '@xinglin/care';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import { servicePackages as routes } from '@xinglin/routes';
import { locales } from '../locales';
import { pages } from '../pages';

/** Service packages, as a portal composes it, in a chunk of its own. */
export const feature = {
  routes,
  pages,
  namespaces: { care, forms, orders, 'service-packages': locales },
};
