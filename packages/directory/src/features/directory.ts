import { locales as care } from '@xinglin/care';
import { matterLocales as matters } from '@xinglin/orders';
import { directory as routes } from '@xinglin/routes';
import { locales } from '../locales';
import { pages } from '../pages';

/** The feature as the portal composes it; its chunk holds its rows, its texts' places and its pages' places. */
export const feature = { routes, pages, namespaces: { care, directory: locales, matters } };
