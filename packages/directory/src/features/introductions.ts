import { locales as care } from '@xinglin/care';
import { introductions as routes } from '@xinglin/routes';
import { introductionPages as pages } from '../introduction-pages';
import { introductionsLocales, locales } from '../locales';

/** What hospitals and doctors tell at length, in a chunk apart: most visitors book without reading it. */
export const feature = {
  routes,
  pages,
  namespaces: { care, directory: locales, introductions: introductionsLocales },
};
