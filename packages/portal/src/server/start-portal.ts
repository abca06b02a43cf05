import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { pino } from 'pino';
import type { Portal } from '../feature';
import type { Manifest } from './assets';
import { readConfig } from './config';
import { createPortalServer } from './create-portal-server';

/** How a built portal is started. */
export interface StartOptions {
  readonly portal: Portal;
  /** Folder of the client build. */
  readonly clientFolder: string;
  /** Environment variable with the port, and the port without it. */
  readonly portVariable: string;
  readonly defaultPort: number;
  /** How the calls of pages are made, for measurements; by Node's own client unless told. */
  readonly gatewayFetch?: typeof fetch;
}

/** Milliseconds running answers get after SIGTERM. */
const drainMs = 10_000;
const keepConnectionMs = 75_000;
/** Connections that may wait to be taken, as far as the system lets them: the client of one beyond retries after 1, 3 and 7 s without an error. */
const waitingConnections = 4096;

/**
 * Starts a portal and keeps it running until SIGTERM or SIGINT, which let running answers end. A bad setting
 * or a port in use is one line on stderr and exit code 1.
 */
export async function startPortal(options: StartOptions): Promise<void> {
  const fail = (error: unknown): never => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  };
  try {
    const config = readConfig(process.env, options.portVariable, options.defaultPort);
    const log = pino({ base: null, redact: ['req.headers'] });
    const manifest: Manifest = JSON.parse(
      readFileSync(join(options.clientFolder, '.vite', 'manifest.json'), 'utf8'),
    );
    const portal = await createPortalServer({
      portal: options.portal,
      config,
      client: { folder: options.clientFolder, manifest },
      log,
      ...(options.gatewayFetch && { gatewayFetch: options.gatewayFetch }),
    });
    const server = createAdaptorServer({
      fetch: (request, environment) => portal.fetch(request, environment),
    });
    // Longer than a proxy before it keeps an idle connection, or that would ask on one that just closed.
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = keepConnectionMs;
    server.on('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${config.port} (${options.portVariable}) is in use.`)
          : error,
      ),
    );
    server.listen({ port: config.port, backlog: waitingConnections }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : config.port;
      log.info({ port, gateway: config.gatewayUrl }, `portal listens on http://localhost:${port}`);
    });
    const stop = (): void => {
      portal.drain();
      server.close(() => process.exit(0));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      setTimeout(() => process.exit(0), drainMs).unref();
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    fail(error);
  }
}
