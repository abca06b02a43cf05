// Owns: which servers the product consists of, where their builds are, which ports and languages they have, and the
// environment they get.
// Must not know: how they are supervised.
// Used by: start, dev, build, the end-to-end set-up, the size budget, the bench, the checks of texts and of imports.
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { root, workspaceEnvironment } from './workspace.mjs';

/** What is where its name says. */
const application = (name, more) => ({
  name,
  packageName: `@xinglin/${name}`,
  directory: join(root, 'apps', name),
  /** Name of its port among the settings, and of the setting itself. */
  port: `${name}Port`,
  portSetting: `${name.toUpperCase()}_PORT`,
  ...more,
});

/** An application that shows pages, in the languages that its own `identity` offers. */
const portal = (name, { packageName = `@xinglin/${name}`, defaultPort, locales }) =>
  application(name, {
    packageName,
    entry: join(root, 'apps', name, 'dist/server/main.js'),
    defaultPort,
    locales,
  });

const gateway = application('gateway', {
  entry: join(root, 'apps/gateway/dist/main.js'),
  defaultPort: 4000,
});

/** The applications with pages, the main portal first. A further one is a row here and a folder of its name in `apps`. */
export const portals = [
  portal('shell', { defaultPort: 3000, locales: ['zh-Hans', 'zh-Hant', 'en'] }),
  portal('overseas', {
    // The feature it composes has the folder's name.
    packageName: '@xinglin/overseas-portal',
    defaultPort: 3001,
    locales: ['zh-Hans', 'zh-Hant', 'en', 'it', 'fr', 'id'],
  }),
];

/** The staff app. It is no portal: it has no channels, no pages of the specification, and an origin of its own kind. */
export const desk = application('desk', {
  entry: join(root, 'apps/desk/dist/server/main.js'),
  defaultPort: 3002,
});

/** The servers in the order they start; they stop in the reverse order. */
export const applications = [gateway, ...portals, desk];

/** The one of that name. */
export function applicationCalled(name) {
  const found = applications.find((one) => one.name === name);
  if (!found) throw new Error(`There is no application ${name}.`);
  return found;
}

/** Where the embedded database and the logs live; relative settings mean the repository root. */
export function dataDirectory(environment = process.env) {
  return resolve(root, environment.XINGLIN_DATA || '.data');
}

/** By which this start's gateway knows this start's portals; none for a gateway that runs elsewhere. */
function newSecret({ gatewayUrl }) {
  return gatewayUrl === null ? randomBytes(32).toString('base64url') : '';
}

/** The environment of the servers: the caller's, production mode, and every default spelled out. */
export function serverEnvironment(settings, gatewayUrl) {
  const ports = applications.map(({ port, portSetting }) => [portSetting, String(settings[port])]);
  const origins = portals.map(({ port }) => `http://localhost:${settings[port]}`);
  return workspaceEnvironment({
    NODE_ENV: 'production',
    ...Object.fromEntries(ports),
    GATEWAY_URL: gatewayUrl,
    XINGLIN_SANDBOX: settings.sandbox ? '1' : '0',
    XINGLIN_SEED: settings.seed,
    XINGLIN_DATA: dataDirectory(),
    // Where the portals' hosts are set, the gateway derives their origins.
    PORTAL_ORIGINS: process.env.PORTAL_ORIGINS || (process.env.PORTAL_HOSTS ? '' : origins.join()),
    PORTAL_SECRET: process.env.PORTAL_SECRET || newSecret(settings),
  });
}
