import type { PageLoader, AnyPageModule, RouteMeta } from './route-row';

/** What a partner changes on one route: its meta, its page, or both. A path cannot change. */
export interface RouteOverride<Module = AnyPageModule> {
  readonly meta?: Partial<RouteMeta>;
  readonly page?: PageLoader<Module>;
}

/** Overrides by route name; `false` removes the route. An unknown name does not compile. */
export type PartnerRoutes<Table, Module = AnyPageModule> = {
  readonly [Name in keyof Table]?: RouteOverride<Module> | false;
};
