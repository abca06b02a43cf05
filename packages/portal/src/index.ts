/*
 * Owns: what a portal is made of, as data, and the frame's own pages.
 * Must not know: which features and partners an app picks.
 * Used by: apps, to list their features and partners; its server and client stand in ./server and ./client.
 */
export type { Feature, FeatureModule, PartnerEntry, Portal, PortalChannels } from './feature';
export { developerPages } from './developer-pages';
export { furtherPages } from './further-pages';
export type { PortalIdentity, PortalTab } from './portal-identity';
