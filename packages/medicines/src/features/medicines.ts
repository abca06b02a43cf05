import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import { medicines as routes } from '@xinglin/routes';
import { locales } from '../locales';
import { pages } from '../pages';

/** Medicines, as a portal composes it, in a chunk of its own. */
export const feature = { routes, pages, namespaces: { forms, orders, medicines: locales } };
