import type { PageLoadInput, PageModule, QueryThunk } from '@xinglin/api';
import type { RouteRow } from '@xinglin/routes';
import { loadTabs } from './frame/main-tabs';

/** The calls a page starts with. */
export interface PageLoads {
  /** The page's own. */
  readonly own: readonly QueryThunk[];
  /** Of what the frame puts around it. */
  readonly frame: readonly QueryThunk[];
}

/** The calls of a page, and of what the frame puts around it. */
export function pageLoads(module: PageModule, row: RouteRow, input: PageLoadInput): PageLoads {
  return { own: module.load?.(input) ?? [], frame: row.tabBar === undefined ? [] : [loadTabs()] };
}
