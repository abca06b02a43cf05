import type { Locale } from '@xinglin/rules';
import type { ConfiguredRoute, pageModules } from './page-modules';
import type { KnownRouteName } from './generated/tables';

/**
 * A text a channel gives: as it stands in every language, or by language; a language it does not name keeps the
 * product's own text.
 */
export type ChannelText = string | Readonly<Partial<Record<Locale, string>>>;

/** What a channel changes on one module (spec 1 §3, page configuration). */
export interface ModuleChange {
  readonly hidden?: boolean;
  readonly title?: ChannelText;
  /** Where it leads instead: a site-relative path, `tel:`, or an address of an allowed host. */
  readonly link?: string;
}

/**
 * Keys of a route: its modules, and `page` for the page as a whole, which every route has. A hidden page is answered
 * as not found; its title stands in the document's title.
 */
export type ModuleKey<Route> =
  | 'page'
  | (Route extends ConfiguredRoute ? keyof (typeof pageModules)[Route] : never);

/** Changes of the modules of one page, by key. */
export type PageModules<Route extends KnownRouteName> = {
  readonly [Key in ModuleKey<Route>]?: ModuleChange;
};

/** Page configuration by route name and module key. An unknown name or key does not compile. */
export type PageConfig = { readonly [Route in KnownRouteName]?: PageModules<Route> };

/** The same without its keys, to walk over it. */
type AnyConfig = Readonly<Record<string, Readonly<Record<string, ModuleChange>> | undefined>>;

/**
 * Lays page configurations over each other, the later over the earlier: by route name, then by module key, then by
 * what is changed. What a later one does not name stays.
 */
export function layPageConfig(...layers: readonly (PageConfig | undefined)[]): PageConfig {
  const laid = new Map<string, Map<string, ModuleChange>>();
  // Read by any key; the layers' own keys are those of the tables.
  for (const layer of layers as readonly (AnyConfig | undefined)[]) {
    for (const [route, modules = {}] of Object.entries(layer ?? {})) {
      const page = laid.get(route) ?? new Map<string, ModuleChange>();
      laid.set(route, page);
      for (const [key, change] of Object.entries(modules))
        page.set(key, { ...page.get(key), ...change });
    }
  }
  // A name such as __proto__ becomes a property like any other this way.
  return Object.fromEntries([...laid].map(([route, page]) => [route, Object.fromEntries(page)]));
}
