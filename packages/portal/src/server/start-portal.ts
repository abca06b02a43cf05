import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { answerUnreadable, listenForScrapes, openMetrics, openTracing } from '@xinglin/server';
import { pino } from 'pino';
import type { Portal } from '../feature';
import type { Manifest } from './assets';
import { loadChannels } from './channels';
import { readConfig, type PortalConfig } from './config';
import { createPortalServer } from './create-portal-server';
import { reportHosts } from './host-report';
import { PageTexts } from './page-texts';
import { settingsInUse } from './start-report';

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
/** Bytes of log lines that wait for room on a full disk; further ones are dropped. */
const heldLogBytes = 1024 * 1024;

/**
 * Starts a portal and keeps it running until SIGTERM or SIGINT, which let running answers end. A bad setting
 * or a port in use is one line on stderr and exit code 1. With `--check` the settings and what they make of each host are printed, and
 * nothing is started.
 */
export async function startPortal(options: StartOptions): Promise<void> {
  const fail = (error: unknown): never => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  };
  try {
    const config = readConfig(process.env, options.portVariable, options.defaultPort);
    if (process.argv.includes('--check')) {
      process.exit(await printCheck(options.portal, config));
    }
    const output = pino.destination({ dest: 1, sync: true, maxLength: heldLogBytes });
    // A disk without room for the log must not end the process.
    output.on('error', () => undefined);
    const log = pino({ base: null, redact: ['req.headers'] }, output);
    log.info({ settings: settingsInUse(process.env), node: process.version }, 'portal starts');
    const metrics = config.metricsListen && openMetrics();
    const tracing =
      config.tracesTo === null
        ? null
        : await openTracing(
            config.tracesTo,
            `xinglin-${options.portVariable.replace('_PORT', '').toLowerCase()}`,
          );
    const manifest: Manifest = JSON.parse(
      readFileSync(join(options.clientFolder, '.vite', 'manifest.json'), 'utf8'),
    );
    const portal = await createPortalServer({
      portal: options.portal,
      config,
      client: { folder: options.clientFolder, manifest },
      log,
      metrics,
      tracing,
      ...(options.gatewayFetch && { gatewayFetch: options.gatewayFetch }),
    });
    const server = createAdaptorServer({
      fetch: (request, environment) => portal.fetch(request, environment),
    });
    server.on('clientError', answerUnreadable);
    // Longer than a proxy before it keeps an idle connection, or that would ask on one that just closed.
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = keepConnectionMs;
    server.on('error', (error: NodeJS.ErrnoException) =>
      fail(refusedAddress(error, config.port, options.portVariable, 'LISTEN_HOST')),
    );
    if (metrics && config.metricsListen) {
      const setting = 'PORTAL_METRICS_LISTEN';
      metrics.gauge({
        name: 'open_connections',
        help: 'Connections of proxies and browsers that are open.',
        read: async () => [{ value: await openConnections(server) }],
      });
      const { port } = config.metricsListen;
      await listenForScrapes(metrics, config.metricsListen).catch((error: NodeJS.ErrnoException) =>
        fail(refusedAddress(error, port, setting, setting)),
      );
    }
    const { port: wantedPort, listenHost } = config;
    const host = listenHost === null ? {} : { host: listenHost };
    server.listen({ ...host, port: wantedPort, backlog: waitingConnections }, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : config.port;
      log.info({ port, gateway: config.gatewayUrl }, `portal listens on http://localhost:${port}`);
    });
    const stop = (): void => {
      portal.drain();
      const end = (): void =>
        void (tracing?.close() ?? Promise.resolve()).then(() => process.exit(0));
      server.close(end);
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      setTimeout(end, drainMs).unref();
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    fail(error);
  }
}

/** Prints what the settings make of the portal, one finding a line; 1 where something would not work. */
async function printCheck(portal: Portal, config: PortalConfig): Promise<number> {
  const channels = await loadChannels(portal, config.channels);
  const environment = process.env;
  const findings = await reportHosts({ config, channels, texts: new PageTexts(), environment });
  process.stdout.write('good  settings  can be used\n');
  for (const { state, says } of findings)
    process.stdout.write(`${state.padEnd(4)}  hosts     ${says}\n`);
  return findings.some(({ state }) => state === 'bad') ? 1 : 0;
}

/** What is wrong with an address that cannot be listened on, by the settings that name it. */
function refusedAddress(
  error: NodeJS.ErrnoException,
  port: number,
  portSetting: string,
  hostSetting: string,
): Error {
  if (error.code === 'EADDRINUSE') return new Error(`Port ${port} (${portSetting}) is in use.`);
  return error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'
    ? new Error(`${hostSetting} is no address of this machine.`)
    : error;
}

function openConnections(server: ServerType): Promise<number> {
  return new Promise((done, failed) =>
    server.getConnections((error, count) => (error ? failed(error) : done(count))),
  );
}
