/*
 * Owns: who may see which page, as an ordered list of pure rules.
 * Must not know: React, the store, requests, cookies; how a redirect is carried out.
 * Used by: the portal's server and its navigation in the browser.
 */
export { checkAccess, guards } from './check-access';
export { openChannel, plainBrowser } from './guard-channel';
export type {
  Guard,
  GuardChannel,
  GuardContext,
  GuardEffect,
  GuardEnvironment,
  GuardUser,
  HiddenPages,
  PartnerAccess,
  PartnerInfo,
  Verdict,
} from './guard';
