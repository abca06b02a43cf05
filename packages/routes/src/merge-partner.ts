import type { Partner } from './define-partner';
import type { PartnerRoutes, RouteOverride } from './partner-routes';
import type { AnyPageModule, PageLoader, RouteName, RouteRow, RouteTable } from './route-row';

/** A channel's routes: the merged table and the pages that replace the features' own. */
export interface MergedRoutes<Module = AnyPageModule> {
  readonly table: RouteTable;
  readonly pages: Readonly<Record<RouteName, PageLoader<Module>>>;
}

/** What of a partner changes its routes. */
export interface RouteChanges<Table, Module = AnyPageModule> {
  readonly routes?: PartnerRoutes<Table, Module>;
  readonly onlyRoutes?: readonly string[];
  readonly settings?: { readonly combinedLogin?: boolean };
}

/** A channel can do without any page but these: sign-in links to the agreements, trouble to the generic pages. */
function isAlwaysThere(name: string, { signsIn = false }: RouteRow): boolean {
  return signsIn || name.startsWith('portal.');
}

/**
 * Lays a partner's overrides over a table, by name (spec 2 §2.1). Removing a route removes those that show
 * the same page, and naming one among the only ones keeps them. Where sign-in and binding are one step, what asks for
 * the first asks for both. The order of the rows stays.
 */
export function mergePartner<Table extends RouteTable, Module = AnyPageModule>(
  table: Table,
  { routes = {}, onlyRoutes, settings }: RouteChanges<Table, Module>,
): MergedRoutes<Module> {
  const merged: Record<RouteName, RouteRow> = {};
  const pages: Record<RouteName, PageLoader<Module>> = {};
  // Rows and overrides are read by the same keys; Object.entries widens them.
  const changes = routes as Readonly<Record<string, RouteOverride<Module> | false | undefined>>;
  for (const [key, row] of Object.entries(table as RouteTable)) {
    const name = key as RouteName;
    const change = changes[name];
    const shown = row.sameAs ?? name;
    if (change === false || changes[shown] === false) continue;
    if (onlyRoutes && !onlyRoutes.includes(shown) && !isAlwaysThere(name, row)) continue;
    const own = change?.meta ? { ...row, ...change.meta } : row;
    merged[name] =
      settings?.combinedLogin && own.requires?.includes('login')
        ? { ...own, requires: [...new Set([...own.requires, 'binding' as const])] }
        : own;
    if (change?.page) pages[name] = change.page;
  }
  return { table: merged, pages };
}

/**
 * A partner as it stands on the default partner set (spec 2 §2.1): what it does not say of a route or a setting, the
 * set says.
 */
export function layPartner<Module>(
  set: Partner<Module> | undefined,
  partner: Partner<Module>,
): Partner<Module> {
  return {
    ...partner,
    settings: { ...set?.settings, ...partner.settings },
    routes: { ...set?.routes, ...partner.routes },
  };
}
