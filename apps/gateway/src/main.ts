// Owns: the process of the reference gateway: configuration, database, port, signals.
// Must not know: what any call does.
// Used by: `npm start` and operators who run dist/main.js.
import { access, constants, mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { answerUnreadable, listenForScrapes, openMetrics, openTracing } from '@xinglin/server';
import type { Hono } from 'hono';
import { openGateway } from './gateway';
import { triageIndex } from './kernel/triage/triage-index';
import { ConfigError, readConfig } from './platform/config';
import { needing } from './platform/config-error';
import { watchDiskRoom } from './platform/disk-room';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/embedded-postgres';
import { createLogger } from './platform/request-log';
import { settingsInUse } from './platform/start-report';

/** Requests that still run this long after a signal are cut off. */
const drainWithinMs = 10_000;

/** Longer than the portals and proxies before it keep an idle connection, or they would ask on one that just closed. */
const keepConnectionMs = 75_000;
/** Connections that may wait to be taken, as far as the system lets them: the client of one beyond retries after 1, 3 and 7 s without an error. */
const waitingConnections = 4096;

/** The name of the database on an embedded server. */
const databaseName = 'xinglin';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  let embedded: EmbeddedPostgres | null = null;
  const stopAsked = signalled();
  try {
    if (config.databaseUrl === null) {
      embedded = await startEmbeddedPostgres(config.dataDirectory, {
        onNotice: (line) => logger.warn(line),
      });
      await embedded.ensureDatabase(databaseName);
    }
    const url = embedded?.urlOf(databaseName) ?? config.databaseUrl ?? '';
    await needing('XINGLIN_FILES', config.filesDirectory, async () => {
      await mkdir(config.filesDirectory, { recursive: true, mode: 0o700 });
      await access(config.filesDirectory, constants.W_OK);
    });
    logger.info({ settings: settingsInUse(process.env), node: process.version }, 'gateway starts');
    const stopWatching = watchDiskRoom(
      { files: config.filesDirectory, ...(embedded && { database: embedded.directory }) },
      { logger },
    );
    const metrics = config.metricsListen === null ? null : openMetrics();
    const tracing =
      config.tracesTo === null ? null : await openTracing(config.tracesTo, 'xinglin-gateway');
    const gateway = await openGateway(config, url, { logger, watch: { metrics, tracing } });
    try {
      const { port, listenHost: host } = config;
      const named = { port: 'GATEWAY_PORT', host: 'LISTEN_HOST' };
      const servers = [await listen(gateway.app, { host, port }, named)];
      if (gateway.desk !== null && config.desk?.listen) {
        const both = { port: 'DESK_LISTEN', host: 'DESK_LISTEN' };
        servers.push(await listen(gateway.desk, config.desk.listen, both));
      }
      if (metrics !== null && config.metricsListen !== null) {
        const setting = 'GATEWAY_METRICS_LISTEN';
        metrics.gauge({
          name: 'open_connections',
          help: 'Connections of portals, proxies and browsers that are open.',
          read: async () => [{ value: await connectionsOf(servers) }],
        });
        await listenForScrapes(metrics, config.metricsListen).catch(
          refused(config.metricsListen.port, { port: setting, host: setting }),
        );
      }
      logger.info({ port: config.port, sandbox: config.sandbox }, 'gateway ready');
      // Built now, half a second long, so that no search waits for it.
      triageIndex();
      const reason = await stopAsked;
      logger.info({ reason }, 'gateway stops');
      gateway.drain();
      await Promise.all(servers.map(drain));
    } finally {
      stopWatching();
      await gateway.close();
      await tracing?.close();
    }
  } finally {
    await embedded?.stop();
  }
}

async function listen(
  { fetch }: Hono,
  { host, port }: { readonly host: string | null; readonly port: number },
  settings: { readonly host: string; readonly port: string },
): Promise<Server> {
  // Without options of another protocol the adaptor makes a plain node:http server.
  // A caller that speaks HTTP/1.0 need not say to which host.
  const server = createAdaptorServer({ fetch, hostname: 'localhost' }) as Server;
  server.keepAliveTimeout = keepConnectionMs;
  server.on('clientError', answerUnreadable);
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen({ port, backlog: waitingConnections, ...(host !== null && { host }) }, done);
  }).catch(refused(port, settings));
  return server;
}

/** Says of an address that cannot be listened on which setting names it. */
function refused(
  port: number,
  settings: { readonly host: string; readonly port: string },
): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code === 'EADDRINUSE')
      throw new ConfigError(`port ${port} is in use; set ${settings.port} to another`);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      throw new ConfigError(`${settings.host} is no address of this machine`);
    throw error;
  };
}

async function connectionsOf(servers: readonly Server[]): Promise<number> {
  const counts = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((done, fail) =>
          server.getConnections((error, count) => (error ? fail(error) : done(count))),
        ),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function drain(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), drainWithinMs);
  await new Promise((done) => {
    server.close(done);
    server.closeIdleConnections();
  });
  clearTimeout(cutOff);
}

/** Resolves with the first signal that asks to stop; later ones change nothing. */
function signalled(): Promise<string> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => done(signal));
  });
}

try {
  await main();
  process.exit(0);
} catch (error) {
  // One clear line; a fault that is not the operator's to mend keeps its stack for us.
  if (error instanceof ConfigError) process.stderr.write(`gateway: ${error.message}\n`);
  else
    process.stderr.write(
      `gateway: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  process.exit(1);
}
