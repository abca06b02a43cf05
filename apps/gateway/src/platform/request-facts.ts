import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';
import { readAddress } from './network';
import { refuse } from './refusal';

const requestIdShape = /^[A-Za-z0-9-]{8,64}$/;
const appIdShape = /^[A-Za-z0-9._-]{1,64}$/;
const deviceIdShape = /^[\x21-\x7e]{1,128}$/;

/** The idempotency key of the caller; null when it sent none. Refuses one of an impossible shape. */
export function idempotencyKeyOf(request: Request): string | null {
  const header = request.headers.get('requestid');
  if (header === null || header === '') return null;
  return requestIdShape.test(header) ? header.toLowerCase() : refuse('malformedBody');
}

/** Names the request in the log: the caller's id when it is one, else one of our own. */
export function requestIdOf(request: Request): string {
  const header = request.headers.get('requestid');
  return header !== null && requestIdShape.test(header) ? header.toLowerCase() : randomUUID();
}

/** The device fingerprint; null when there is none that could be one. */
export function deviceIdOf(request: Request): string | null {
  const header = request.headers.get('deviceid');
  return header !== null && deviceIdShape.test(header) ? header : null;
}

/** The campaign or place the person came from; null when there is none that could be one. */
export function sourceIdOf(request: Request): string | null {
  const header = request.headers.get('sourceid');
  return header !== null && appIdShape.test(header) ? header : null;
}

/** The app that asks; null when there is none that could be one. */
export function appIdOf(request: Request): string | null {
  const header = request.headers.get('appid');
  return header !== null && appIdShape.test(header) ? header : null;
}

/**
 * The caller's network address. X-Forwarded-For is believed from the right as far as trusted
 * proxies wrote it; whatever stands left of the first stranger may be invented. What is no address
 * counts as the address of the proxy that handed it on.
 */
export function addressOf(context: Context, trustedProxies: readonly string[]): string {
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .filter((part) => part.trim() !== '');
  const proxies = trustedProxies.map(readAddress);
  let address = peerOf(context);
  while (proxies.includes(address)) {
    const previous = readAddress(forwarded.pop() ?? '');
    if (previous === null) break;
    address = previous;
  }
  return address;
}

/** The other end of the connection; loopback where a test calls without one. */
function peerOf(context: Context): string {
  const bindings: unknown = context.env;
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings))
    return '127.0.0.1';
  return readAddress(getConnInfo(context).remote.address ?? '') ?? 'unknown';
}
