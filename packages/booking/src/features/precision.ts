import { locales as care } from '@xinglin/care';
import { locales as forms } from '@xinglin/forms';
import { sharedNamespaces } from '@xinglin/i18n';
import { locales as orders } from '@xinglin/orders';
import { precision as routes } from '@xinglin/routes';
import { precisionLocales } from '../locales';
import { precisionPages as pages } from '../precision-pages';

/** Precision booking, the guide and checking in, in a chunk apart from booking: few people need them each day. */
export const feature = {
  routes,
  pages,
  namespaces: {
    care,
    forms,
    orders,
    precision: precisionLocales,
    rules: sharedNamespaces.rules,
  },
};
