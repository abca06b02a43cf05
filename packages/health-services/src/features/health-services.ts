import { locales as care } from '@xinglin/care';
import { locales as forms } from '@xinglin/forms';
import { healthServices as routes } from '@xinglin/routes';
import { locales } from '../locales';
import { pages } from '../pages';

/** Health services, as a portal composes it, in a chunk of its own. */
export const feature = { routes, pages, namespaces: { care, forms, 'health-services': locales } };
