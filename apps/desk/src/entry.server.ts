/*
 * Owns: the staff app's process: its page and files, and the way of its calls to the gateway.
 * Must not know: what a page shows; what a call means.
 * Used by: `npm start` (built) and the dev script.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDeskConfig, type DeskConfig } from './server/config';
import { createDeskServer, type DeskServer } from './server/desk-server';
import { startDesk } from './server/start-desk';

/** The server for development: vite serves the sources. */
export async function createDevelopmentServer(
  transformHtml: (url: string, html: string) => Promise<string>,
): Promise<DeskServer & Pick<DeskConfig, 'port' | 'listenHost'>> {
  const config = readDeskConfig(process.env);
  const file = join(import.meta.dirname, '..', 'index.html');
  const desk = createDeskServer({
    config,
    client: async (url) => transformHtml(url, await readFile(file, 'utf8')),
    log: console,
  });
  return { ...desk, port: config.port, listenHost: config.listenHost };
}

if (import.meta.env.PROD) startDesk(join(import.meta.dirname, '..', 'client'));
