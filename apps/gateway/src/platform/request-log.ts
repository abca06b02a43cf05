import type { MiddlewareHandler } from 'hono';
import { pino, type DestinationStream, type Logger } from 'pino';
import { requestIdOf } from './request-facts';

/** The gateway's log: one JSON line an event. What is written never holds a body, a header or an id of a person. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? standardOutput(),
  );
}

/** Bytes of lines that wait for room on a full disk; further ones are dropped. */
const heldBytes = 1024 * 1024;

/** Where lines go that nobody asked elsewhere: a disk without room must not end the process. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: heldBytes });
  output.on('error', () => undefined);
  return output;
}

/**
 * Writes one line a request: method, path, status, milliseconds, request id. The path is the call's
 * own as declared; an undeclared path, or one with an id in it, is left out.
 */
export function requestLog(logger: Logger, isKnown: (path: string) => boolean): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now();
    await next();
    logger.info(
      {
        method: context.req.method,
        path: isKnown(context.req.path) ? context.req.path : 'other',
        status: context.res.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        requestId: requestIdOf(context.req.raw),
      },
      'request',
    );
  };
}
