/*
 * Owns: who may see which page, as an ordered list of pure rules.
 * Must not know: React, the store, requests, cookies; how a redirect is carried out.
 * Used by: the portal's server and its navigation in the browser.
 */
export { checkAccess } from './check-access';
export { checkNavigation, type ServerRoutes } from './check-navigation';
export { explainAccess, type ExplainedStep } from './explain-access';
export { openChannel, plainBrowser } from './guard-channel';
export type { GuardName } from './guard-chain';
export type { GuardReason } from './guard-reason';
export { personOf } from './guard';
export { nativeBar, type NativeBar } from './native-bar';
export { serverRoutes } from './server-routes';
export type {
  Guard,
  GuardChannel,
  GuardContext,
  GuardEffect,
  GuardEnvironment,
  GuardUser,
  HiddenPages,
  PageContext,
  PartnerAccess,
  PartnerInfo,
  Verdict,
} from './guard';
