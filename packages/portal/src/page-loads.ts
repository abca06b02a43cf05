import type { PageLoadInput, PageModule, QueryThunk } from '@xinglin/api';
import type { RouteRow } from '@xinglin/routes';
import { loadTabs } from './frame/main-tabs';

/** The calls of a page, and of what the frame puts around it. */
export function pageLoads(module: PageModule, row: RouteRow, input: PageLoadInput): readonly QueryThunk[] {
  const own = module.load?.(input) ?? [];
  return row.tabBar === undefined ? own : [...own, loadTabs()];
}
