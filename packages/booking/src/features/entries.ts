import { entries as routes } from '@xinglin/routes';
import { entryPages as pages } from '../entry-pages';
import { entryNamespaces as namespaces } from '../locales';

/** The ways to a doctor, in a chunk apart from what is done once one is chosen. */
export const feature = { routes, pages, namespaces };
