import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import { overseasThanks as routes } from '@xinglin/routes';
import { locales, thanksLocales } from '../locales';
import { thanksPages as pages } from '../thanks-pages';

/** Thanks to doctors, in a chunk apart: only these pages take money. */
export const feature = {
  routes,
  pages,
  namespaces: { forms, orders, overseas: locales, 'overseas-thanks': thanksLocales },
};
