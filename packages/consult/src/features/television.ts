import { television as routes } from '@xinglin/routes';
import { askingLocales } from '../asking-locales';
import { televisionLocales } from '../television-locales';
import { televisionPages as pages } from '../television-pages';

/** What a television shows, in a chunk apart from what phones show. */
export const feature = {
  routes,
  pages,
  namespaces: { asking: askingLocales, television: televisionLocales },
};
