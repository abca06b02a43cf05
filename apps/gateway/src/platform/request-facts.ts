import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Config } from './config';
import { readAddress } from './network';
import { isFromPortal, portalForwardedHeader, portalSecretHeader } from './portal-caller';
import { refuse } from './refusal';
import { isTrustedProxy } from './trusted-proxies';

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
 * The caller's network address. X-Forwarded-For is believed from the right as far as trusted proxies wrote it;
 * whatever is left of the first other address may be invented. A portal that knows the secret sends a list of its own,
 * which nothing between it and this gateway adds to. What is no address counts as the address of the proxy that sent it.
 */
export function addressOf(
  context: Context,
  { trustedProxies, portalSecret }: Pick<Config, 'trustedProxies' | 'portalSecret'>,
): string {
  const fromPortal = isFromPortal(context.req.header(portalSecretHeader), portalSecret);
  const header = fromPortal ? portalForwardedHeader : 'x-forwarded-for';
  const forwarded = (context.req.header(header) ?? '')
    .split(',')
    .filter((part) => part.trim() !== '');
  let address = peerOf(context);
  let isTrusted = fromPortal || isTrustedProxy(trustedProxies, address);
  while (isTrusted) {
    const previous = readAddress(forwarded.pop() ?? '');
    if (previous === null) break;
    address = previous;
    isTrusted = isTrustedProxy(trustedProxies, address);
  }
  return address;
}

/** The other end of the connection, as `readAddress` writes it; loopback where a test calls without one. */
export function peerOf(context: Context): string {
  const bindings: unknown = context.env;
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings))
    return '127.0.0.1';
  return readAddress(getConnInfo(context).remote.address ?? '') ?? 'unknown';
}
