import type { PageModule } from '@xinglin/api';
import type { NamespaceLoaders } from '@xinglin/i18n';
import {
  checkPaths,
  currentChannel,
  layPartner,
  mergePartner,
  type CurrentChannel,
  type PageLoader,
  type Partner,
  type RouteTable,
  type SettingsChange,
} from '@xinglin/routes';
import type { PartnerEntry, Portal } from '../feature';
import { troublePages } from '../trouble-pages';
import { portalSettings, tabPathsOf, type PortalIdentity } from '../portal-identity';

/** Where a route comes from. */
export interface RouteOrigin {
  readonly feature: string;
  readonly namespaces: NamespaceLoaders;
}

/** One channel's portal: routes merged once, and kept. */
export interface Channel {
  /** The portal whose channel it is. */
  readonly portal: PortalIdentity;
  readonly partner: Partner<PageModule> | null;
  /** The partner's id and that of the default partner set below it, whose files a browser needs. */
  readonly partnerIds: readonly string[];
  /** Its settings in force without a remote configuration. */
  readonly current: CurrentChannel;
  /** What lies over the defaults, for `currentChannel` to lay a remote configuration over. */
  readonly changes: readonly (SettingsChange | undefined)[];
  readonly table: RouteTable;
  readonly pages: Readonly<Record<string, PageLoader<PageModule>>>;
  readonly origins: Readonly<Record<string, RouteOrigin>>;
}

/** All channels of a portal. */
export interface Channels {
  readonly main: Channel;
  /**
   * The channel of a host: of a name in its domain where a partner has that, else of its label. An unregistered label
   * is a partner without a set of its own: the default partner set (spec 2 §2.1), or the main portal where there is none.
   */
  byLabel(label: string | null, domains?: readonly string[]): Channel;
  readonly all: readonly Channel[];
}

/** What an operator's settings say of the channels of a portal. */
export interface ChannelOptions {
  /** Ids of the partners that are served; null for all that the portal is built with. */
  readonly partners: readonly string[] | null;
  /** The hospital's own brand, below what each partner says of itself. */
  readonly brand: SettingsChange;
}

/**
 * Loads every feature and partner and merges each channel's routes.
 * @throws when two features declare a path, two partners claim a host, or a partner is not in the build.
 */
export async function loadChannels(
  portal: Portal,
  options: ChannelOptions = { partners: null, brand: {} },
): Promise<Channels> {
  const { partners: built, defaultPartner, only } = await portal.channels();
  const partners = only === undefined ? servedPartners(built, options.partners) : built;
  const features = await Promise.all(
    [...portal.features, ...portal.ownFeatures, troublePages].map(async (feature) => ({
      feature,
      module: await feature.load(),
    })),
  );
  const table: RouteTable = Object.assign({}, ...features.map(({ module }) => module.routes));
  checkPaths(table);
  const pages: Channel['pages'] = Object.assign({}, ...features.map(({ module }) => module.pages));
  const origins = Object.fromEntries(
    features.flatMap(({ feature, module }) =>
      Object.keys(module.routes).map(
        (name) => [name, { feature: feature.id, namespaces: module.namespaces }] as const,
      ),
    ),
  );
  const settings = { ...portalSettings(portal), ...options.brand };
  const base = { portal, table, pages, origins };
  const set = await defaultPartner?.load();
  const own = await Promise.all(
    partners.map(async ({ load }) => channelOf({ ...base, settings }, set, await load())),
  );
  const main: Channel = own.find(({ partner }) => partner?.id === only) ?? {
    ...base,
    partner: null,
    partnerIds: [],
    current: currentChannel(
      { id: null, code: null, tabPaths: tabPathsOf(portal) },
      table,
      settings,
    ),
    changes: [settings],
  };
  const unknown =
    set && only === undefined ? channelOf({ ...base, settings }, undefined, set) : null;

  const byDomain = new Map<string, Channel>(
    own.flatMap((one) => one.partner?.domains?.map((domain) => [domain, one] as const) ?? []),
  );
  const byHost = new Map(mainLabels.map((label) => [label, main]));
  for (const channel of own) {
    for (const label of channel.partner?.hosts ?? []) {
      if (byHost.has(label)) throw new Error(`Two partners claim the host label "${label}".`);
      byHost.set(label, channel);
    }
  }
  return {
    main,
    all: [...new Set([main, ...own, ...(unknown ? [unknown] : [])])],
    byLabel: (label, domains = []) => {
      const owner = domains.find((one) => byDomain.has(one));
      if (owner !== undefined) return byDomain.get(owner) ?? main;
      if (label === null) return main;
      const known = byHost.get(label) ?? own.find(({ partner }) => beginsWithOneOf(partner, label));
      if (known || !unknown) return known ?? main;
      return { ...unknown, current: { ...unknown.current, code: label } };
    },
  };
}

/**
 * The partners that are served of those in the build. A portal without partners has none to choose from.
 * @throws where one is named that is not in the build.
 */
function servedPartners(
  built: readonly PartnerEntry[],
  named: readonly string[] | null,
): readonly PartnerEntry[] {
  if (named === null || built.length === 0) return built;
  const unknown = named.find((id) => !built.some((one) => one.id === id));
  if (unknown !== undefined)
    throw new Error(
      `PARTNERS must be a comma list of ${built.map(({ id }) => id).join(', ')}, but "${unknown}" is none.`,
    );
  return built.filter(({ id }) => named.includes(id));
}

/** Colour of the browser's own bars: the partner's, else the portal's. */
export function themeColorOf({ partner, portal }: Pick<Channel, 'partner' | 'portal'>): string {
  return partner?.themeColor ?? portal.brand.themeColor;
}

/** Whether a host's label is one of a partner's by how it begins. */
function beginsWithOneOf(partner: Channel['partner'], label: string): boolean {
  return partner?.hostsBeginWith?.some((start) => label.startsWith(start)) ?? false;
}

/** Labels of the main portal's own hosts; a partner behind `wx` or `gh` is served as the main one (spec 2 §2.31). */
const mainLabels = ['www', 'wx', 'gh'];

/** A partner's portal: its routes and settings laid over the default partner set, and that over the product. */
function channelOf(
  {
    portal,
    table,
    pages,
    origins,
    settings,
  }: Pick<Channel, 'portal' | 'table' | 'pages' | 'origins'> & {
    readonly settings: SettingsChange;
  },
  set: Partner<PageModule> | undefined,
  declared: Partner<PageModule>,
): Channel {
  const partner = layPartner(set, declared);
  const { feature } = partner;
  const merged = mergePartner<RouteTable, PageModule>({ ...feature?.routes, ...table }, partner);
  const changes = [settings, set?.settings, declared.settings];
  const code = partner.hosts[0] ?? partner.id;
  const identity = { id: partner.id, code, tabPaths: tabPathsOf(portal) };
  return {
    portal,
    partner,
    partnerIds: [declared.id, ...(set ? [set.id] : [])],
    current: currentChannel(identity, merged.table, ...changes),
    changes,
    table: merged.table,
    pages: { ...pages, ...feature?.pages, ...merged.pages },
    origins: {
      ...origins,
      ...Object.fromEntries(
        Object.keys(feature?.routes ?? {}).map((name) => [
          name,
          { feature: 'partner', namespaces: feature?.namespaces ?? {} },
        ]),
      ),
    },
  };
}
