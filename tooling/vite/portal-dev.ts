import { createServer as createHttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';

/** What the app's server entry exports for development. */
interface DevelopmentEntry {
  createDevelopmentServer(transformHtml: (url: string, html: string) => Promise<string>): Promise<{
    readonly port: number;
    readonly listenHost: string | null;
    fetch(request: Request, environment?: object): Response | Promise<Response>;
  }>;
}

/** Serves an app until it is stopped. @param serverEntry its server entry, from the app's folder. */
export async function servePortalInDevelopment(serverEntry: string): Promise<void> {
  const http = createHttpServer();
  const vite = await createServer({
    configLoader: 'runner',
    server: { middlewareMode: true, hmr: { server: http }, allowedHosts: ['.localhost'] },
  });
  const load = async () => {
    // The entry of each app has this shape; vite loads modules untyped.
    const entry = (await vite.ssrLoadModule(serverEntry)) as DevelopmentEntry;
    return entry.createDevelopmentServer((url, html) => vite.transformIndexHtml(url, html));
  };
  let portal = await load();
  vite.watcher.on('change', () => {
    // The next request renders with the changed sources.
    load().then(
      (next) => (portal = next),
      (error: unknown) => vite.config.logger.error(String(error)),
    );
  });
  const answer = getRequestListener((request, environment) => portal.fetch(request, environment));
  http.on('request', (request, response) => {
    const path = request.url ?? '/';
    // The portal's own health and gateway paths never are vite's.
    if (/^\/(?:gateway|healthz|readyz)(?:\/|$|\?)/.test(path)) void answer(request, response);
    else vite.middlewares(request, response, () => void answer(request, response));
  });
  const { port, listenHost } = portal;
  http.listen({ port, ...(listenHost !== null && { host: listenHost }) }, () =>
    vite.config.logger.info(`portal in development on http://localhost:${portal.port}`),
  );
  const stop = async (): Promise<void> => {
    await vite.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}
