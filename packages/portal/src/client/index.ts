/*
 * Owns: the portal in the browser: taking over the server's page, navigation, session end, preferences.
 * Must not know: what a feature's page shows.
 * Used by: apps' client entries.
 */
export { startPortalClient } from './start-portal-client';
