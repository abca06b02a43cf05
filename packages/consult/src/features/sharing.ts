import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import { sharing as routes } from '@xinglin/routes';
import { askingLocales } from '../asking-locales';
import { locales } from '../locales';
import { sharingLocales } from '../sharing-locales';
import { sharingPages as pages } from '../sharing-pages';

/** Cases that patients share without names, in a chunk of their own. */
export const feature = {
  routes,
  pages,
  namespaces: { forms, orders, consult: locales, asking: askingLocales, sharing: sharingLocales },
};
