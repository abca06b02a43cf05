import type { PageModule } from '@xinglin/api';
import type { NamespaceLoaders } from '@xinglin/i18n';
import type { PageLoader, Partner, RouteTable } from '@xinglin/routes';
import type { PortalIdentity } from './portal-identity';

/** What a feature's chunk brings: its routes, its pages by route name, its texts by namespace. */
export interface FeatureModule {
  readonly routes: RouteTable;
  readonly pages: Readonly<Record<string, PageLoader<PageModule>>>;
  readonly namespaces: NamespaceLoaders;
}

/** What a portal knows of a feature before its chunk is there. */
export interface Feature {
  /** Name of its package. */
  readonly id: string;
  /** Where its pages are, of all features' (`pathIndex`): what a browser knows before it loads any. */
  readonly paths: readonly string[];
  readonly load: () => Promise<FeatureModule>;
}

/** What a portal knows of a partner before its chunk is there. */
export interface PartnerEntry {
  readonly id: string;
  readonly load: () => Promise<Partner<PageModule>>;
}

/** The channels a portal serves. */
export interface PortalChannels {
  readonly partners: readonly PartnerEntry[];
  /** Lies under every partner, and stands for unregistered labels (spec 2 §2.1). */
  readonly defaultPartner?: PartnerEntry;
  /** A stand-alone build of one partner: there is no main portal, and every host is this one. */
  readonly only?: string;
}

/** A portal, as data: the same on the server and in the browser. */
export interface Portal extends PortalIdentity {
  readonly features: readonly Feature[];
  /** The frame's own pages that it has, beside those for trouble, which every portal has. */
  readonly ownFeatures: readonly Feature[];
  /** In a chunk of its own: the server names a browser the files of its channel, so that no page grows with the others. */
  readonly channels: () => Promise<PortalChannels>;
}

/** What a matched route carries for the frame, in the browser and on the server. */
export interface RouteHandle {
  readonly name: string;
  readonly row: RouteTable[`${string}.${string}`];
  /** The page's own head; on navigation it is there as soon as the page is. */
  head?: PageModule['head'];
}
