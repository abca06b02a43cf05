/*
 * Owns: how a portal app is built and developed: client chunks, server bundle, compressed files, hot reload.
 * Must not know: which features an app picks.
 * Used by: the vite.config.ts and the dev script of each portal app and of the staff app.
 */
export { clientVite } from './client-vite.ts';
export { portalVite, type PortalViteOptions } from './portal-vite.ts';
export { servePortalInDevelopment } from './portal-dev.ts';
