// Owns: what a page runs in: names and flags of cookies, expiring storage, kinds of user agents, the bridge to an app.
// Must not know: React, routes, calls, texts; it touches no global, callers hand in what they have.
// Used by: portal on both sides, features that keep drafts and choices.
export {
  cookieName,
  cookies,
  parseCookies,
  readCookie,
  serializeCookie,
  serializeCookieRemoval,
} from './cookies';
export { keepsCookies } from './keeps-cookies';
export type { CookieDefinition, CookieName, SerializeCookieOptions } from './cookies';
export {
  canHideNavBar,
  detectEnvironment,
  environmentPatterns,
  isMobile,
  isOwnApp,
  navBarHidingVersion,
  progressOffset,
  topOffset,
} from './environment';
export type { Environment } from './environment';
export { isHarmony } from './harmony';
export { createNativeBridge } from './native-bridge';
export type { BridgeHost, NativeBridge, SharedPage } from './native-bridge';
export {
  createExpiringStorage,
  defaultStorageLifeMs,
  sessionStorageLifeMs,
} from './expiring-storage';
export type { ExpiringStorage, ExpiringStorageOptions, StorageArea } from './expiring-storage';
export { forgetPerson, keptInMemory, personalDatabase, personalStorage } from './personal-storage';
export type { StoragePlaces } from './personal-storage';
