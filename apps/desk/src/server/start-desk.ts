import { createAdaptorServer } from '@hono/node-server';
import { answerUnreadable } from '@xinglin/server';
import { pino } from 'pino';
import { readDeskConfig } from './config';
import { createDeskServer } from './desk-server';

/** Milliseconds that running responses get after SIGTERM. */
const drainMs = 10_000;
/** Longer than a proxy in front keeps an idle connection. */
const keepConnectionMs = 75_000;

/**
 * Starts the built staff app and runs it until SIGTERM or SIGINT, which let running responses end. A bad setting or a
 * port in use is one line on stderr and exit code 1. With `--check` the settings are judged and nothing is started.
 * @param clientFolder the client build.
 */
export function startDesk(clientFolder: string): void {
  const fail = (error: unknown): never => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  };
  try {
    const config = readDeskConfig(process.env);
    if (process.argv.includes('--check')) {
      process.stdout.write('good  settings  can be used\n');
      process.exit(0);
    }
    const log = pino({ base: null, redact: ['req.headers'] });
    const desk = createDeskServer({ config, client: clientFolder, log });
    const server = createAdaptorServer({
      fetch: (request, environment) => desk.fetch(request, environment),
    });
    server.on('clientError', answerUnreadable);
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = keepConnectionMs;
    server.on('error', (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${config.port} (DESK_PORT) is in use.`)
          : error,
      ),
    );
    const host = config.listenHost === null ? {} : { host: config.listenHost };
    server.listen({ ...host, port: config.port }, () => {
      const { port, gatewayUrl } = config;
      log.info({ port, gateway: gatewayUrl }, `staff app listens on http://localhost:${port}`);
    });
    const stop = (): void => {
      desk.drain();
      server.close(() => process.exit(0));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      // Event streams have no end of their own.
      setTimeout(() => process.exit(0), drainMs).unref();
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    fail(error);
  }
}
