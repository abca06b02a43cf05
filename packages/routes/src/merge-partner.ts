import type { PageLoader, RouteMeta, RouteName, RouteRow, RouteTable } from './route-row';

/** What a partner changes on one route: its meta, its page, or both. A path cannot change. */
export interface RouteOverride<Module = { default: unknown }> {
  readonly meta?: Partial<RouteMeta>;
  readonly page?: PageLoader<Module>;
}

/** Overrides by route name; `false` removes the route. An unknown name does not compile. */
export type PartnerRoutes<Table, Module = { default: unknown }> = {
  readonly [Name in keyof Table]?: RouteOverride<Module> | false;
};

/** A channel's routes: the merged table and the pages that replace the features' own. */
export interface MergedRoutes<Module = { default: unknown }> {
  readonly table: RouteTable;
  readonly pages: Readonly<Record<RouteName, PageLoader<Module>>>;
}

/**
 * Lays a partner's overrides over a table, by name (spec 2 §2.1). Removing a route removes those that show
 * the same page. The order of the rows stays.
 */
export function mergePartner<Table extends RouteTable, Module = { default: unknown }>(
  table: Table,
  overrides: PartnerRoutes<Table, Module>,
): MergedRoutes<Module> {
  const merged: Record<RouteName, RouteRow> = {};
  const pages: Record<RouteName, PageLoader<Module>> = {};
  // Rows and overrides are read by the same keys; Object.entries widens them.
  const changes = overrides as Readonly<Record<string, RouteOverride<Module> | false | undefined>>;
  for (const [key, row] of Object.entries(table as RouteTable)) {
    const name = key as RouteName;
    const change = changes[name];
    if (change === false || (row.sameAs !== undefined && changes[row.sameAs] === false)) continue;
    merged[name] = change?.meta ? { ...row, ...change.meta } : row;
    if (change?.page) pages[name] = change.page;
  }
  return { table: merged, pages };
}
