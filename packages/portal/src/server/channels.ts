import type { PageModule } from '@xinglin/api';
import type { NamespaceLoaders } from '@xinglin/i18n';
import {
  currentChannel,
  mergePartner,
  type CurrentChannel,
  type PageLoader,
  type Partner,
  type RouteTable,
} from '@xinglin/routes';
import type { Portal } from '../feature';
import { ownFeatures } from '../own-features';

/** Where a route comes from. */
export interface RouteOrigin {
  readonly feature: string;
  readonly namespaces: NamespaceLoaders;
}

/** One channel's portal: routes merged once, and kept. */
export interface Channel {
  readonly partner: Partner<PageModule> | null;
  /** Its settings in force; a remote configuration is laid over them for each request. */
  readonly current: CurrentChannel;
  readonly table: RouteTable;
  readonly pages: Readonly<Record<string, PageLoader<PageModule>>>;
  readonly origins: Readonly<Record<string, RouteOrigin>>;
}

/** All channels of a portal. */
export interface Channels {
  readonly main: Channel;
  /** The channel of a host label; the main one when no partner claims it. */
  byLabel(label: string | null): Channel;
  readonly all: readonly Channel[];
}

/**
 * Loads every feature and partner and merges each channel's routes.
 * @throws when two features declare a path, or two partners claim a host.
 */
export async function loadChannels(portal: Portal): Promise<Channels> {
  const features = await Promise.all(
    [...portal.features, ...ownFeatures].map(async (feature) => ({
      feature,
      module: await feature.load(),
    })),
  );
  const table: RouteTable = Object.assign({}, ...features.map(({ module }) => module.routes));
  const pages: Channel['pages'] = Object.assign({}, ...features.map(({ module }) => module.pages));
  const origins = Object.fromEntries(
    features.flatMap(({ feature, module }) =>
      Object.keys(module.routes).map(
        (name) => [name, { feature: feature.id, namespaces: module.namespaces }] as const,
      ),
    ),
  );
  const main: Channel = {
    partner: null,
    current: currentChannel({ id: null, code: null }, table),
    table,
    pages,
    origins,
  };

  const byHost = new Map<string, Channel>();
  const all = [main];
  for (const entry of portal.partners) {
    const partner = await entry.load();
    const merged = mergePartner<RouteTable, PageModule>(table, partner);
    const channel: Channel = {
      partner,
      current: currentChannel({ id: partner.id, code: partner.id }, merged.table, partner.settings),
      table: merged.table,
      pages: { ...pages, ...merged.pages },
      origins,
    };
    all.push(channel);
    for (const label of partner.hosts) {
      if (byHost.has(label)) throw new Error(`Two partners claim the host label "${label}".`);
      byHost.set(label, channel);
    }
  }
  return { main, all, byLabel: (label) => (label === null ? main : (byHost.get(label) ?? main)) };
}
