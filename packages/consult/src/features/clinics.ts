import { locales as care } from '@xinglin/care';
import { locales as conversation } from '@xinglin/conversation';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import { clinics as routes } from '@xinglin/routes';
import { askingLocales } from '../asking-locales';
import { clinicsLocales } from '../clinics-locales';
import { clinicsPages as pages } from '../clinics-pages';
import { locales } from '../locales';

/** Consults with the clinics of communities, in a chunk of their own. */
export const feature = {
  routes,
  pages,
  namespaces: {
    care,
    conversation,
    forms,
    orders,
    consult: locales,
    asking: askingLocales,
    clinics: clinicsLocales,
  },
};
