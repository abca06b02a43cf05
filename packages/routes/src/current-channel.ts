import {
  channelSettings,
  type ChannelSettings,
  type MenuPageKey,
  type SettingsChange,
  type TabKey,
} from './channel-settings';
import type { PageModuleRow } from './define-page-modules';
import { href } from './href';
import { layPageConfig, type ModuleChange, type PageConfig } from './page-config';
import { pageModules } from './page-modules';
import type { RouteName, RouteTable } from './route-row';

/** A channel as a page finds it: the same on the server and in the browser. */
export interface CurrentChannel extends ChannelSettings {
  /** Id of the partner; null on the main portal. */
  readonly id: string | null;
  /** Partner code of the host, which its label names (spec 2 §2.1); null on the main portal. */
  readonly code: string | null;
}

/** Where the tabs of a portal lead; a key it does not name is no tab of it. */
export type TabPaths = Readonly<Partial<Record<TabKey, string>>>;

/** What a channel is called, and what its portal is made of. */
export interface ChannelIdentity extends Pick<CurrentChannel, 'id' | 'code'> {
  /** The main portal's tabs unless told. */
  readonly tabPaths?: TabPaths;
}

const mainTabPaths: TabPaths = {
  home: href('directory.home'),
  consult: href('consult.portal'),
  registration: href('booking.hospitalList'),
  mall: href('mall.store'),
  me: href('account.profile'),
};

/** Where the floating menu's own entries lead; the consultation joins as soon as a composed feature has its page. */
const menuRoutes: Readonly<Record<MenuPageKey, RouteName>> = {
  home: 'directory.home',
  consult: 'consult.portal',
  appointments: 'booking.orderList',
  me: 'account.profile',
};

/** Where the chronic-disease banner leads. */
const chronicHomePath = '/chronic-disease/home';

/** Partner codes beside the main portal's own hosts whose floating menu has customer service (spec 2 §2.31). */
const serviceCodes: readonly (string | null)[] = [null, 'wx', 'gh'];

/**
 * The settings in force, with everything left out that leads to a route the channel has not got: modules of pages,
 * tabs, entries of the floating menu and the banner. So a closed channel never shows a way to a page that it answers as not found.
 * @param table the channel's merged routes.
 */
export function currentChannel(
  { id, code, tabPaths = mainTabPaths }: ChannelIdentity,
  table: RouteTable,
  ...changes: readonly (SettingsChange | null | undefined)[]
): CurrentChannel {
  const settings = channelSettings(...changes);
  // The keys of the record are its type.
  const known = Object.keys(tabPaths) as TabKey[];
  const paths = new Set(Object.values(table).map(({ path }) => path));
  const tabs = (settings.tabs ?? known).filter((tab) => paths.has(tabPaths[tab] ?? ''));
  return {
    ...settings,
    id,
    code,
    tabs: tabs.length === known.length ? settings.tabs : tabs,
    floatingMenu: {
      ...settings.floatingMenu,
      pages: settings.floatingMenu.pages.filter((page) => menuRoutes[page] in table),
      service: settings.floatingMenu.service && serviceCodes.includes(code),
    },
    chronicDiseaseBanner: settings.chronicDiseaseBanner && paths.has(chronicHomePath),
    pageConfig: layPageConfig(settings.pageConfig, closedModules(table)),
  };
}

/** Hides each module whose route is not in the table. */
function closedModules(table: RouteTable): PageConfig {
  const hidden: [string, Record<string, ModuleChange>][] = [];
  for (const [route, rows] of Object.entries(pageModules)) {
    if (!(route in table)) continue;
    const closed = Object.entries<PageModuleRow>(rows).filter(
      ([, { leadsTo }]) => leadsTo !== undefined && !(leadsTo in table),
    );
    if (closed.length > 0)
      hidden.push([route, Object.fromEntries(closed.map(([key]) => [key, { hidden: true }]))]);
  }
  return Object.fromEntries(hidden);
}
