import type { Locale } from '@xinglin/rules';
import type { SettingsChange } from './channel-settings';
import type { PartnerRoutes } from './partner-routes';
import type { AnyPageModule, PageLoader, RouteTable } from './route-row';
import type { KnownRouteName, routes } from './generated/tables';

/** Texts by namespace and language. */
type TextLoaders = Readonly<
  Record<string, Readonly<Partial<Record<Locale, PageLoader<{ default: object }>>>>>
>;

/** Texts that replace the product's, by namespace and language; only the keys that differ. */
export type PartnerTexts = TextLoaders;

/** Pages that only one partner has: its rows (`sanmingPages`, `wybaoPages`), with what they need. */
export interface PartnerFeature<Module = AnyPageModule> {
  readonly routes: RouteTable;
  readonly pages: Readonly<Record<string, PageLoader<Module>>>;
  /** Texts of these pages and of those it replaces, under the partner's id; every language of the portal. */
  readonly namespaces: TextLoaders;
}

/** One channel: who it is, what it changes. What it does not name is as on the main portal. */
export interface Partner<Module = AnyPageModule> {
  /** Also the value of `data-channel` on the `html` element, which its stylesheet selects. */
  readonly id: string;
  /** Labels of hosts that are this channel: the one left of the portal's domain, `h5` not counted (spec 2 §2.1). */
  readonly hosts: readonly string[];
  /** Beginnings of such labels: `sanming-yongan` where it is `sanming`, unless it is a label of another (spec 2 §2.31). */
  readonly hostsBeginWith?: readonly string[];
  /** Names of domains, without what follows them, whose hosts are all this channel: `95169000` (spec 2 §2.33). */
  readonly domains?: readonly string[];
  /** Sent to the gateway with each call (spec 1 §7). */
  readonly appId: string;
  /** Colour of the browser's own bars; the other colours are tokens in the partner's stylesheet. */
  readonly themeColor: string;
  /** Phone, switches, tabs, codes, page configuration: see {@link SettingsChange}. */
  readonly settings?: SettingsChange;
  /** The platform's name is the text `shared:brand.name`. */
  readonly texts?: PartnerTexts;
  /** Pages and meta that replace the product's; `false` removes a route. */
  readonly routes?: PartnerRoutes<typeof routes, Module>;
  /** Pages of its own, beside the product's. */
  readonly feature?: PartnerFeature<Module>;
  /**
   * A closed channel: the routes it has; all others are answered as not found. The generic pages, the
   * agreements and sign-in stay without being named.
   */
  readonly onlyRoutes?: readonly KnownRouteName[];
}

/** A partner whose pages keep their own types, so that an app can check them against its page contract. */
type Declared<Routes, Feature> = Omit<Partner, 'routes' | 'feature'> & {
  readonly routes?: Routes;
  readonly feature?: Feature;
};

/**
 * Declares a channel. Its module imports its own stylesheet, which overrides design tokens below
 * `[data-channel='<id>']`; both travel in the channel's own chunk. An unknown setting, module key or route name does
 * not compile.
 */
export function definePartner<
  const Routes extends PartnerRoutes<typeof routes> = object,
  const Feature extends PartnerFeature = never,
>(
  partner: Declared<
    Routes & Readonly<Record<Exclude<keyof Routes, KnownRouteName>, never>>,
    Feature
  >,
): Declared<Routes, Feature> {
  return partner;
}
