import { locales as conversation } from '@xinglin/conversation';
import { locales as forms } from '@xinglin/forms';
import { overseasConsult as routes } from '@xinglin/routes';
import { consultPages as pages } from '../consult-pages';
import { consultLocales, locales } from '../locales';

/** Consultations from abroad, as a portal composes them. */
export const feature = {
  routes,
  pages,
  namespaces: { conversation, forms, overseas: locales, 'overseas-consult': consultLocales },
};
