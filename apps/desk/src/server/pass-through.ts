import { errorCodes } from '@xinglin/gateway-sdk';
import { isLocale } from '@xinglin/rules';
import { isOwnPage, limitedStream, startTimeOut, type ServedHost } from '@xinglin/portal/server';
import type { Logger } from 'pino';
import type { DeskConfig } from './config';
import { endStaffSession, readStaffSession, startStaffSession } from './staff-cookie';

/** Bytes of a request: a picture of a conversation in Base64 at most, and a few fields of a session's call. */
const largestAction = 24 * 1024 * 1024;
const largestSessionCall = 16 * 1024;

/** Milliseconds to wait for the answer of a call. */
const answerMs = 30_000;

const eventStream = 'text/event-stream';

/** What a pass-through needs beside the request. */
export interface PassThroughOptions {
  readonly config: Pick<DeskConfig, 'gatewayUrl' | 'portalSecret'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly answerMs?: number;
}

/** A path of the gateway that the app may call; null for any other. */
export function staffCallOf(
  method: string,
  pathname: string,
): 'session' | 'action' | 'events' | null {
  if (method === 'GET') return pathname === '/staff/events' ? 'events' : null;
  if (method !== 'POST') return null;
  const [, group] = /^\/staff\/(session|actions)\/[a-z][a-z0-9-]{0,63}$/.exec(pathname) ?? [];
  if (group === undefined) return null;
  return group === 'session' ? 'session' : 'action';
}

/**
 * Passes a call of the app's own pages to the gateway. The HttpOnly cookie becomes the `token` header, and a new token
 * becomes the cookie, so that no script ever reads one.
 * @param address of the other end of the connection; null where it is not known.
 */
export async function passThrough(
  request: Request,
  host: ServedHost,
  address: string | null,
  options: PassThroughOptions,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const call = staffCallOf(request.method, pathname);
  if (call === null) return refuse(404, errorCodes.unknownCall, 'There is no such call.');
  if (!isOwnPage(request, host))
    return refuse(403, errorCodes.forbidden, 'Only pages of this app may call.');
  const isEvents = call === 'events';
  if (!isEvents && !/^application\/json(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    return refuse(415, errorCodes.wrongContentType, 'The body must be JSON.');

  const token = readStaffSession(request.headers.get('cookie'), host.local);
  // Without a session nothing but a sign-in is possible, so that no large body is read for a caller without one.
  if (token === null && call !== 'session')
    return refuse(401, errorCodes.sessionEnded, 'There is no session.');
  const limit = call === 'session' ? largestSessionCall : largestAction;
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge();
  const taken = request.body === null || isEvents ? null : limitedStream(request.body, limit);

  const tooLate = new AbortController();
  const callOff = isEvents
    ? () => undefined
    : startTimeOut(options.answerMs ?? answerMs, () => tooLate.abort());
  let answer: Response;
  try {
    answer = await fetch(options.config.gatewayUrl + pathname, {
      method: request.method,
      headers: headersOf(request, token, address, options.config.portalSecret),
      ...(taken && { body: taken.body, duplex: 'half' as const }),
      redirect: 'manual',
      signal: AbortSignal.any([tooLate.signal, request.signal]),
    });
  } catch {
    callOff();
    if (taken?.isTooLarge()) return tooLarge();
    const status = tooLate.signal.aborted ? 504 : 503;
    if (!request.signal.aborted) options.log.warn({ url: pathname, status }, 'no answer');
    return refuse(status, errorCodes.overloaded, 'The gateway cannot be reached.');
  }
  const out = headersBack(answer, host.local, token);
  if (answer.headers.get('content-type')?.startsWith(eventStream)) {
    callOff();
    // A proxy that compresses or buffers would delay events.
    out.set('cache-control', 'no-store, no-transform');
    out.set('x-accel-buffering', 'no');
    return new Response(answer.body, { status: answer.status, headers: out });
  }
  try {
    // The time-out includes the body, which a gateway that hangs would otherwise leave open.
    const body = await answer.arrayBuffer();
    return new Response(body, { status: answer.status, headers: out });
  } catch {
    return refuse(504, errorCodes.internal, 'The gateway did not answer in time.');
  } finally {
    callOff();
  }
}

function headersOf(
  { headers }: Request,
  token: string | null,
  address: string | null,
  secret: string | null,
): Headers {
  const sent = new Headers({ requestid: crypto.randomUUID() });
  for (const name of ['content-type', 'requestid', 'user-agent', 'last-event-id', 'x-background']) {
    const value = headers.get(name);
    if (value !== null) sent.set(name, value);
  }
  const language = headers.get('lang');
  if (language !== null && isLocale(language)) sent.set('lang', language);
  if (token !== null) sent.set('token', token);
  const forwarded = [headers.get('x-forwarded-for'), address].filter((one) => one !== null);
  if (forwarded.length > 0) sent.set('x-forwarded-for', forwarded.join(', '));
  // The gateway believes the second of our servers alone.
  if (secret !== null) {
    sent.set('x-portal-secret', secret);
    if (forwarded.length > 0) sent.set('x-portal-forwarded-for', forwarded.join(', '));
  }
  return sent;
}

function headersBack(answer: Response, local: boolean, token: string | null): Headers {
  const out = new Headers({ 'cache-control': 'no-store' });
  for (const name of ['content-type', 'retry-after']) {
    const value = answer.headers.get(name);
    if (value !== null) out.set(name, value);
  }
  const started = answer.headers.get('x-staff-token');
  if (started) out.append('set-cookie', startStaffSession(started, local));
  // A call that was made without a session ended none: a sign-in in another tab may have started one since.
  else if (started === '' || (answer.status === 401 && token !== null))
    out.append('set-cookie', endStaffSession(local));
  return out;
}

function refuse(status: number, code: number, message: string): Response {
  return Response.json(
    { code, message, data: null },
    { status, headers: { 'cache-control': 'no-store' } },
  );
}

const tooLarge = (): Response => refuse(413, errorCodes.malformedBody, 'The body is too large.');
