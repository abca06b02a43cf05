import type { MiddlewareHandler } from 'hono';
import { localeFrom } from './context';
import { refusalAnswer, toResponse } from './envelope';
import { Refusal } from './refusal';

/**
 * How many requests a gateway works on at a time. One takes a few milliseconds, so the last of so
 * many is answered within a second or two; a queue without an end would be answered when everybody
 * who waits in it has given up.
 */
export const requestsAtOnce = 512;

/**
 * Turns away, with 503 and Retry-After, what comes beyond `places` requests under way. Neither body
 * nor session is looked at, so that a refusal costs next to nothing. What streams gives its place
 * back when it begins.
 */
export function admit(places: number = requestsAtOnce): MiddlewareHandler {
  let taken = 0;
  return async (context, next) => {
    if (taken >= places) {
      const refusal = new Refusal('overloaded', { retryAfterSeconds: 1 });
      return toResponse(refusalAnswer(refusal, localeFrom(context.req.header('lang'))));
    }
    taken += 1;
    try {
      await next();
    } finally {
      taken -= 1;
    }
    return undefined;
  };
}
