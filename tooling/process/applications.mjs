// Owns: which servers the portal consists of, where their builds are, and the environment they get.
// Must not know: how they are supervised.
// Used by: start, dev, the end-to-end set-up and the bench.
import { join, resolve } from 'node:path';
import { root, workspaceEnvironment } from './workspace.mjs';

/** The servers in the order they start; they stop in the reverse order. */
export const applications = [
  {
    name: 'gateway',
    packageName: '@xinglin/gateway',
    directory: join(root, 'apps/gateway'),
    entry: join(root, 'apps/gateway/dist/main.js'),
    port: 'gatewayPort',
    portSetting: 'GATEWAY_PORT',
  },
  {
    name: 'shell',
    packageName: '@xinglin/shell',
    directory: join(root, 'apps/shell'),
    entry: join(root, 'apps/shell/dist/server/main.js'),
    port: 'shellPort',
    portSetting: 'SHELL_PORT',
  },
];

/** Where the embedded database and the logs live; relative settings mean the repository root. */
export function dataDirectory(environment = process.env) {
  return resolve(root, environment.XINGLIN_DATA || '.data');
}

/** The environment of the servers: the caller's, production mode, and every default spelled out. */
export function serverEnvironment(settings, gatewayUrl) {
  return workspaceEnvironment({
    NODE_ENV: 'production',
    SHELL_PORT: String(settings.shellPort),
    GATEWAY_PORT: String(settings.gatewayPort),
    GATEWAY_URL: gatewayUrl,
    XINGLIN_SANDBOX: settings.sandbox ? '1' : '0',
    XINGLIN_SEED: settings.seed,
    XINGLIN_DATA: dataDirectory(),
    PORTAL_ORIGINS: process.env.PORTAL_ORIGINS || `http://localhost:${settings.shellPort}`,
  });
}
