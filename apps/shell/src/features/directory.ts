import { locales, pages } from '@xinglin/directory';
import type { FeatureModule } from '@xinglin/portal';
import { directory as routes } from '@xinglin/routes';

/** The feature as the portal composes it; its chunk holds its rows, its texts' places and its pages' places. */
export const feature: FeatureModule = { routes, pages, namespaces: { directory: locales } };
