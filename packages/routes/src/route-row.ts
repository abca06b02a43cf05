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
  /** What is passed on: the page itself unless told, or what stands under `dataUrl`. */
  readonly type?: 'link' | 'music' | 'video';
  /** Site-relative address of the music or video. */
  readonly dataUrl?: string;
  /** Original id of the mini-program in which the page opens, where the app can pass one on. */
  readonly miniProgramUserName?: string;
  /** i18n key; the shared title unless told. */
  readonly miniProgramTitle?: string;
  /** Page of the mini-program; the page's own address goes along as its query `target`. */
  readonly miniProgramPath?: string;
}

/** Which partner domains may see a page (spec 1 §4, partner white list). */
export interface DomainRule {
  /** True when the global list of partners opens the page. */
  readonly useWhiteList?: boolean;
  readonly privateWhiteList?: readonly string[];
  readonly privateBlackList?: readonly string[];
}

/** An address counts as channel-matched when its `channel` or `_cp` is one of these (spec 1 §4). */
export interface ChannelRule {
  readonly query: 'channel' | '_cp';
  readonly values: readonly string[];
}

/** Where a corporate-consult user is led instead (spec 1 §2): `:name` is filled from the path, else from the query. */
export interface CorporateConsult {
  /** Path on the corporate consult site: `/corp/consult/order-detail/:orderKey`. */
  readonly path: string;
  /** Names of params of the page that go along as query. */
  readonly query?: readonly string[];
}

/** One more entry of the floating menu (spec 1 §3). */
export interface FloatingEntry {
  readonly icon: string;
  /** i18n key. */
  readonly title: string;
  /** Site-relative, `tel:`, or an allowed host. */
  readonly link: string;
}

/** What the page's floating menu holds beyond the channel's own entries. */
export interface FloatingConfig {
  readonly entries: readonly FloatingEntry[];
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
  /**
   * Open to visitors, and people who signed in find there what is theirs: while it cannot be learned who they are, they
   * are told so, and not shown the visitor's page.
   */
  readonly greets?: boolean;
  /** The error page: no guard may redirect away from it (spec 1 §2). */
  readonly skipGuards?: boolean;
  /** One signs in here, or binds a number: no guard leads away from it, and a closed channel keeps it. */
  readonly signsIn?: boolean;
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
  readonly tabBar?: 'home' | 'consult' | 'booking' | 'mall' | 'my';
  /** No share button in the user app. */
  readonly disableShare?: boolean;
  readonly shareConfig?: ShareConfig;
  /** Partner white and black lists. */
  readonly domain?: DomainRule;
  /** Partners whose own page this is; for the others and the main portal it does not exist. */
  readonly partners?: readonly string[];
  /** Shown only when the address is channel-matched. */
  readonly requireChannelRules?: readonly ChannelRule[];
  /** Where a corporate-consult user is led instead of this page. */
  readonly corpConsult?: CorporateConsult;
  /** On native-app-only hosts this page opens in the native app alone (spec 2 §2.32). */
  readonly nativeAppOnly?: boolean;
  /** The native app draws the bar; the page's own header is hidden. */
  readonly enableNativeNavBar?: boolean;
  /** The floating menu stands on this page although the channel hides it. */
  readonly enableFAB?: boolean;
  /** No floating menu on this page. */
  readonly disableFab?: boolean;
  readonly fabConfig?: FloatingConfig;
  /** No search box on the page, whatever it would show. */
  readonly noSearchInput?: boolean;
  /** While the portal sheds load the page is turned away before others are. */
  readonly degrade?: boolean;
  /** Told to tracking with each view of the page. */
  readonly scoutParams?: Readonly<Record<string, string>>;
  /**
   * The page shows its skeleton at once. Without it navigation waits a moment for its calls, and is called off where
   * they fail (spec 1 §8): not where something was just done that the page is to show.
   */
  readonly dataAsync?: boolean;
  /** Site-relative picture that stands for the page until its chunk is there. */
  readonly skeletonUrl?: string;
  /** Opened by loading the page anew, never by in-app navigation (spec 1 §2). */
  readonly fullPageLoad?: boolean;
  /**
   * The page may use the camera; no other page may. Only with `fullPageLoad`: a browser keeps the policy of the document
   * that was loaded first.
   */
  readonly camera?: boolean;
}

/** What a route is: a page, a way through that does its work and forwards, a fixed redirect, another site, a sandbox page. */
export type RouteKind = 'page' | 'middle' | 'redirect' | 'external' | 'test';

/** One route as data. */
export interface RouteRow extends RouteMeta {
  /** react-router syntax, absolute, with whole segments only: `/hospital/:id`, `/records/:id?`, `/test/*`. */
  readonly path: string;
  /** Further paths of the same page with the same params. */
  readonly aliases?: readonly string[];
  /** Name of the route of the same table whose page this one shows. */
  readonly sameAs?: string;
  /** A page unless told. */
  readonly kind?: RouteKind;
  /** The site that serves an external path; the same host under another application for `content`. */
  readonly site?: 'finance' | 'corporate' | 'community' | 'content';
  /** Where this address always leads, in the place of a page: `/list?id=:id`, filled from its own params (spec 2 §2.9, §2.21). */
  readonly redirectTo?: string;
  /** Names of the query the page reads, beyond those every page has (`lang`, `_cp`, `disableCache`); a composed row may leave them to its page. */
  readonly query?: readonly string[];
  /** Names of the query without which the page is about nothing, and is not found; of a list, one is enough. */
  readonly needs?: readonly (string | readonly string[])[];
}

/** `domain.thing`. */
export type RouteName = `${string}.${string}`;

/** Rows by name; the order decides between routes of equal rank. */
export type RouteTable = Readonly<Record<RouteName, RouteRow>>;

/** A page module as far as routes know it; its exact shape is the page contract of `@xinglin/api`. */
export interface AnyPageModule {
  readonly default?: unknown;
  readonly forward?: unknown;
}

/** A page module as a feature loads it. */
export type PageLoader<Module = AnyPageModule> = () => Promise<Module>;

/** One loader for each route that has a page of its own; a missing page does not compile. */
export type PagesOf<Table> = {
  readonly [
    Name in keyof Table as Table[Name] extends { sameAs: string } | { redirectTo: string }
      ? never
      : Name
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
 * {@link checkPaths} says whether the paths will do; a browser need not ask again.
 */
export function defineRoutes<const Table extends RouteTable>(
  table: Table & KnownSameAs<Table>,
): Table {
  return table;
}

/**
 * Checks the paths of a table.
 * @throws when a path is not absolute, has a partial segment, or appears twice.
 */
export function checkPaths(table: RouteTable): void {
  const seen = new Set<string>();
  for (const [name, row] of Object.entries(table)) {
    for (const path of pathsOf(row)) {
      if (path !== '*' && !/^\/(?:(?::\w+\??|[\w.-]+|\*$)(?:\/(?!$)|$))*$/.test(path)) {
        throw new Error(`Route ${name}: "${path}" is no absolute path of whole segments.`);
      }
      if (seen.has(path)) throw new Error(`Route ${name}: "${path}" is declared twice.`);
      seen.add(path);
    }
  }
}

/** The path and aliases of a row, in the order they were declared. */
export function pathsOf(row: RouteRow): readonly string[] {
  return row.aliases ? [row.path, ...row.aliases] : [row.path];
}
