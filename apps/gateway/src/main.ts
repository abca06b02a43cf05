// Owns: the process of the reference gateway: configuration, database, port, signals.
// Must not know: what any call does.
// Used by: `npm start` and operators who run dist/main.js.
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { openGateway } from './gateway';
import { ConfigError, readConfig } from './platform/config';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/embedded-postgres';
import { createLogger } from './platform/request-log';

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
    const gateway = await openGateway(config, url, { logger });
    try {
      const servers = [await listen(gateway.app, { port: config.port }, 'GATEWAY_PORT')];
      if (gateway.desk !== null && config.desk?.listen)
        servers.push(await listen(gateway.desk, config.desk.listen, 'DESK_LISTEN'));
      logger.info({ port: config.port, sandbox: config.sandbox }, 'gateway ready');
      const reason = await stopAsked;
      logger.info({ reason }, 'gateway stops');
      gateway.drain();
      await Promise.all(servers.map(drain));
    } finally {
      await gateway.close();
    }
  } finally {
    await embedded?.stop();
  }
}

async function listen(
  { fetch }: Hono,
  { host, port }: { readonly host?: string; readonly port: number },
  setting: string,
): Promise<Server> {
  // Without options of another protocol the adaptor makes a plain node:http server.
  const server = createAdaptorServer({ fetch }) as Server;
  server.keepAliveTimeout = keepConnectionMs;
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new ConfigError(`port ${port} is in use; set ${setting} to another`)
          : error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND'
            ? new ConfigError(`${setting} is no address of this machine`)
            : error,
      ),
    );
    server.listen({ port, backlog: waitingConnections, ...(host !== undefined && { host }) }, done);
  });
  return server;
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
