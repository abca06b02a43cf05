// Owns: what a page runs in: names and flags of cookies, expiring storage, kinds of user agents.
// Must not know: React, routes, calls, texts; it touches no global, callers hand in what they have.
// Used by: portal on both sides, features that keep drafts and choices.
export {
  cookies,
  parseCookies,
  readCookie,
  serializeCookie,
  serializeCookieRemoval,
} from './cookies';
export type { CookieDefinition, CookieName, SerializeCookieOptions } from './cookies';
export { detectEnvironment, isHarmony } from './environment';
export type { Environment } from './environment';
export {
  createExpiringStorage,
  defaultStorageLifeMs,
  sessionStorageLifeMs,
} from './expiring-storage';
export type { ExpiringStorage, ExpiringStorageOptions, StorageArea } from './expiring-storage';
