import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import {
  answerHealth,
  readHost,
  StaticFiles,
  watchGateway,
  type Readiness,
} from '@xinglin/portal/server';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import type { DeskConfig } from './config';
import { deskHeaders, deskPolicy } from './headers';
import { passThrough } from './pass-through';

/** What the server is made of. */
export interface DeskServerOptions {
  readonly config: DeskConfig;
  /** Folder of the client build; in development the page as vite changes it, which also serves the sources. */
  readonly client: string | ((url: string) => Promise<string>);
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Milliseconds to wait for an answer of the gateway. */
  readonly answerMs?: number;
}

/** The staff app's server. */
export interface DeskServer {
  fetch(request: Request, environment?: object): Response | Promise<Response>;
  /** From now on it is not ready: no new requests should be sent to it. */
  drain(): void;
}

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Makes the server of the staff app: built files, one page for all addresses of the app, calls passed to the gateway,
 * health.
 * @throws when the client build has no page.
 */
export function createDeskServer(options: DeskServerOptions): DeskServer {
  const { config, client, log } = options;
  const isBuilt = typeof client === 'string';
  const files = new StaticFiles(isBuilt ? client : null);
  const html = isBuilt ? constantPage(readFileSync(join(client, 'index.html'), 'utf8')) : client;
  const gatewaySeen = watchGateway(config.gatewayUrl);
  let draining = false;
  const readiness = async (): Promise<Readiness> => {
    if (draining) return 'draining';
    return (await gatewaySeen()) ? 'ready' : 'waiting for the gateway';
  };

  const answer = async (context: Context): Promise<{ response: Response; local: boolean }> => {
    const request = context.req.raw;
    const { pathname, search } = new URL(request.url);
    const host = readHost(context.req.header('host'), config.hosts);
    const local = host?.local ?? false;
    // A supervisor calls by an address and not by a name that people use.
    const health = await answerHealth(pathname, readiness);
    if (health) return { response: health, local };
    if (!host)
      return {
        response: new Response('421 Misdirected Request\n', { status: 421, headers: plain }),
        local,
      };
    if (pathname.startsWith('/staff/'))
      return { response: await passThrough(request, host, addressOf(context), options), local };
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return {
        response: new Response('405 Method Not Allowed\n', {
          status: 405,
          headers: { ...plain, allow: 'GET, HEAD' },
        }),
        local,
      };
    const file = files.answer(pathname, request.headers.get('accept-encoding') ?? '');
    if (file) return { response: file, local };
    // An address with an ending is a file that a former or later build has.
    if (/\.[a-z0-9]+$/i.test(pathname) && pathname !== '/index.html')
      return { response: new Response('404 Not Found\n', { status: 404, headers: plain }), local };
    const body = await html(pathname + search);
    return {
      response: new Response(body, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': deskPolicy(local, !isBuilt),
        },
      }),
      local,
    };
  };

  const app = new Hono();
  app.all('*', async (context) => {
    const { response, local } = await answer(context).catch((error: unknown) => {
      log.error({ path: context.req.path, err: error }, 'request failed');
      const failed = new Response('500 Internal Server Error\n', { status: 500, headers: plain });
      return { response: failed, local: false };
    });
    for (const [name, value] of Object.entries(deskHeaders(local)))
      response.headers.set(name, value);
    return response;
  });
  return {
    fetch: (request, environment) => app.fetch(request, environment),
    drain: () => (draining = true),
  };
}

const constantPage = (text: string) => (): Promise<string> => Promise.resolve(text);

/** The other end of the connection; null where a test calls without one. */
function addressOf(context: Context): string | null {
  const bindings: unknown = context.env;
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings)) return null;
  // Of a caller who has left it is `unknown`: without a word the gateway would use what the caller wrote.
  return getConnInfo(context).remote.address ?? 'unknown';
}
