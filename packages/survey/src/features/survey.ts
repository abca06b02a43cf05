import { locales as forms } from '@xinglin/forms';
import { survey as routes } from '@xinglin/routes';
import { locales } from '../locales';
import { pages } from '../pages';

/** Surveys, as a portal composes them, in a chunk of its own. */
export const feature = { routes, pages, namespaces: { forms, survey: locales } };
