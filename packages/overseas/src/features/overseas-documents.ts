import { overseasDocuments as routes } from '@xinglin/routes';
import { documentPages as pages } from '../document-pages';
import { documentLocales, locales } from '../locales';

/** The portal's own documents, in a chunk apart: they are long, and most people read none. */
export const feature = {
  routes,
  pages,
  namespaces: { overseas: locales, 'overseas-documents': documentLocales },
};
