/*
 * Owns: every route and its meta as data, href(), matching, partner merge, the file a page lies in.
 * Must not know: React, the store, calls, the person.
 * Used by: guards, portal, every feature and partner.
 */
export * from './generated/tables';
export { href, type ParamNames, type ParamsOf, type ParamsOfPath, type Query } from './href';
export { fillPath, type QueryValue } from './fill-path';
export { hrefInTheWay, matterHref, orderHref } from './order-pages';
export { leadOn } from './lead-on';
export { holdsPath } from './holds-path';
export { matchRoute, type RouteMatch } from './match-route';
export { layPartner, mergePartner, type MergedRoutes } from './merge-partner';
export type { PartnerRoutes, RouteOverride } from './partner-routes';
export {
  definePartner,
  type Partner,
  type PartnerFeature,
  type PartnerTexts,
} from './define-partner';
export {
  channelSettings,
  mainSettings,
  type ChannelSettings,
  type HomeList,
  type MenuPageKey,
  type SettingsChange,
  type TabKey,
} from './channel-settings';
export {
  currentChannel,
  type ChannelIdentity,
  type CurrentChannel,
  type TabPaths,
} from './current-channel';
export { mainSignIn } from './main-sign-in';
export { bindingHref, signInHref, type SignIn } from './sign-in';
export { namedTarget, targetHref } from './target-href';
export {
  layPageConfig,
  type ChannelText,
  type ModuleChange,
  type ModuleKey,
  type PageConfig,
  type PageModules,
} from './page-config';
export type { PageModuleRow } from './define-page-modules';
export { pageModules, type ConfiguredRoute } from './page-modules';
export { pathIndex } from './path-index';
export { misplacedPages, pageFile } from './page-file';
export {
  checkPaths,
  defineRoutes,
  pathsOf,
  type AnyPageModule,
  type ChannelRule,
  type CorporateConsult,
  type DomainRule,
  type FloatingConfig,
  type FloatingEntry,
  type PageLoader,
  type PagesOf,
  type Requirement,
  type RouteKind,
  type RouteMeta,
  type RouteName,
  type RouteRow,
  type RouteTable,
  type ShareConfig,
} from './route-row';
