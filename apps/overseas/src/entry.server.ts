/*
 * Owns: the overseas portal's process: which features it serves, on which port.
 * Must not know: how a page is rendered.
 * Used by: `npm start` (built) and the dev script.
 */
import { join } from 'node:path';
import {
  createPortalServer,
  readConfig,
  startPortal,
  type PortalConfig,
  type PortalServer,
} from '@xinglin/portal/server';
import { portal } from './portal';

const portVariable = 'OVERSEAS_PORT';
const defaultPort = 3001;

/** The server for development: vite serves the sources. */
export async function createDevelopmentServer(
  transformHtml: (url: string, html: string) => Promise<string>,
): Promise<PortalServer & Pick<PortalConfig, 'port' | 'listenHost'>> {
  const config = readConfig(process.env, portVariable, defaultPort);
  const development = { entry: '/src/entry.client.ts', transformHtml };
  return {
    ...(await createPortalServer({ portal, config, client: null, development })),
    port: config.port,
    listenHost: config.listenHost,
  };
}

if (import.meta.env.PROD) {
  await startPortal({
    portal,
    portVariable,
    defaultPort,
    clientFolder: join(import.meta.dirname, '..', 'client'),
  });
}
