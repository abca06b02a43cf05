/** What a person must be before a page opens (spec 2 §2.1, markers A and B, and requiresVerify). */
export type Requirement = 'login' | 'binding' | 'verify';

/** What a shared page says about itself (spec 1 §3). All texts are i18n keys. */
export interface ShareConfig {
  readonly shareTitle: string;
  readonly shareDescription: string;
  /** Site-relative path of a square picture. */
  readonly shareIcon?: string;
  /** Site-relative; the page's own address unless told. */
  readonly shareUrl?: string;
}

/** Which partner domains may see a page (spec 1 §4, partner white list). */
export interface DomainRule {
  /** True when the global list of partners opens the page. */
  readonly useWhiteList?: boolean;
  readonly privateWhiteList?: readonly string[];
  readonly privateBlackList?: readonly string[];
}

/** The meta of one route (spec 2 §2.2). A partner may override any of it; path and name stay. */
export interface RouteMeta {
  /** i18n key with its namespace: `booking:orderList.title`. */
  readonly title: string;
  /** i18n key of the description search engines show. */
  readonly description?: string;
  /** i18n key of a comma list. */
  readonly keywords?: string;
  /** Each one is checked by its guard, in the guards' order. */
  readonly requires?: readonly Requirement[];
  /** The error page: no guard may redirect away from it (spec 1 §2). */
  readonly skipGuards?: boolean;
  /** Browsers and proxies keep nothing of the page, open or not. */
  readonly disableCache?: boolean;
  /** The portal's own cache of rendered pages leaves the page out. */
  readonly disableServerCache?: boolean;
  /** Seconds an open page may be kept (600 on doctor and hospital pages, 604800 on not-found pages). */
  readonly cacheControlMaxAge?: number;
  /** Site-relative path search engines should keep instead of this one. */
  readonly canonical?: string;
  /** Kept out of search engines although open. */
  readonly noIndex?: boolean;
  /** Class on the `html` element. */
  readonly htmlClassName?: string;
  /** The main destination whose tab is current on this page; without it the page has no tab bar. */
  readonly tabBar?: 'home' | 'booking' | 'orders' | 'my';
  /** No share button in the user app. */
  readonly disableShare?: boolean;
  readonly shareConfig?: ShareConfig;
  /** Partner white and black lists. */
  readonly domain?: DomainRule;
}

/** One route as data. */
export interface RouteRow extends RouteMeta {
  /** react-router syntax, absolute, with whole dynamic segments only: `/hospital/:id`. */
  readonly path: string;
  /** Further paths of the same page with the same params. */
  readonly aliases?: readonly string[];
  /** Name of the route of the same table whose page this one shows. */
  readonly sameAs?: string;
}

/** `domain.thing`. */
export type RouteName = `${string}.${string}`;

/** Rows by name; the order decides between routes of equal rank. */
export type RouteTable = Readonly<Record<RouteName, RouteRow>>;

/** A page module as a feature loads it; its exact shape is the page contract of `@xinglin/api`. */
export type PageLoader<Module = { default: unknown }> = () => Promise<Module>;

/** One loader for each route that has a page of its own; a missing page does not compile. */
export type PagesOf<Table> = {
  readonly [
    Name in keyof Table as Table[Name] extends { sameAs: string } ? never : Name
  ]: PageLoader;
};

type KnownSameAs<Table> = {
  [Name in keyof Table]: Table[Name] extends { sameAs: infer Target }
    ? Target extends keyof Table
      ? unknown
      : { sameAs: keyof Table }
    : unknown;
};

/**
 * Declares the routes of a feature. Literal types are kept, so that {@link href} knows each path's params.
 * @throws when a path is not absolute, has a partial or optional segment, or appears twice.
 */
export function defineRoutes<const Table extends RouteTable>(
  table: Table & KnownSameAs<Table>,
): Table {
  const seen = new Set<string>();
  // Widened to read: the literal type of each row says less than its base.
  for (const [name, row] of Object.entries(table as RouteTable)) {
    for (const path of pathsOf(row)) {
      if (path !== '*' && !/^\/(?:(?::\w+|[\w.-]+|\*$)(?:\/(?!$)|$))*$/.test(path)) {
        throw new Error(`Route ${name}: "${path}" is no absolute path of whole segments.`);
      }
      if (seen.has(path)) throw new Error(`Route ${name}: "${path}" is declared twice.`);
      seen.add(path);
    }
  }
  return table;
}

/** The path and aliases of a row, in the order they were declared. */
export function pathsOf(row: RouteRow): readonly string[] {
  return row.aliases ? [row.path, ...row.aliases] : [row.path];
}
