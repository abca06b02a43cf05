/*
 * Owns: the portal's server: pages rendered for each request, the same-origin gateway, built files, health.
 * Must not know: what a feature's page shows; the gateway's data.
 * Used by: apps, to serve their features and partners.
 */
export {
  createPortalServer,
  type PortalServer,
  type PortalServerOptions,
} from './create-portal-server';
export { startPortal, type StartOptions } from './start-portal';
export { readConfig, type PortalConfig } from './config';
export type { Manifest } from './assets';
export { answerHealth, type Readiness } from './health';
export { readHost, type ServedHost } from './host';
export { isOwnPage } from './own-origin';
export { limitedStream, type ProxiedBody } from './proxied-body';
export { StaticFiles } from './static-files';
export { startTimeOut } from './waking-time-out';
export { watchGateway } from './gateway-seen';
