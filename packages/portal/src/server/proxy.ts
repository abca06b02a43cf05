import { accountCalls, createSigner, errorCodes, sessionCalls } from '@xinglin/gateway-sdk';
import type { Logger } from 'pino';
import { isCallPath } from './call-path';
import { rowOf, timeoutOf, type CompleteAnswer } from './call-rows';
import { callerFacts } from './caller-facts';
import type { PortalConfig } from './config';
import { localizedPrefix } from './localized-prefix';
import { newDevice } from './new-device';
import { isOwnPage } from './own-origin';
import { completeText, readProxied } from './proxied-answer';
import { takeBody, takesContentType } from './proxied-body';
import { appIdOf, gatewayHeaders, sharedHeaders, type RequestFacts } from './request-facts';
import { endSession, nameDevice } from './session-cookie';
import { startTimeOut } from './waking-time-out';

/** What the proxy needs beside the request. */
export interface ProxyOptions {
  readonly config: Pick<PortalConfig, 'gatewayUrl' | 'localized' | 'signing'>;
  readonly complete: CompleteAnswer;
  /** The proxy's own refusals, in the request's language. */
  readonly text: (facts: RequestFacts, key: RefusalKey) => Promise<string>;
  readonly now?: () => number;
  /** Milliseconds to wait for the answer of a path; the calls' own time-outs unless told. */
  readonly timeoutOf?: (path: string) => number;
  /** Told of each call that the gateway did not answer. */
  readonly log: Pick<Logger, 'warn'>;
}

type RefusalKey =
  | 'unreachable'
  | 'timeout'
  | 'refused'
  | 'unknownCall'
  | 'wrongContentType'
  | 'tooLarge';

const unanswered = 'the gateway did not answer a call';
const prefix = '/gateway';
const eventStream = 'text/event-stream';
const json = 'application/json';
/** Headers of the caller that the gateway may see as they are. */
const passedRequestHeaders = [
  'content-type',
  'requestid',
  'user-agent',
  // Parts of sound and films, without which some browsers play none.
  'range',
  'if-range',
];
/** The only one of these that cannot change an answer for all. */
const sharedRequestHeaders = ['requestid'];
const passedAnswerHeaders = [
  'content-type',
  'content-disposition',
  'retry-after',
  'accept-ranges',
  'content-range',
];
/** Answers that may bring an encryption rule (spec 1 §4). */
const startUpCalls: readonly string[] = [
  accountCalls.getBaseInfo.path,
  accountCalls.getLoginInfo.path,
];

/**
 * Forwards a call of the browser to the gateway, same-origin (operating contract, Wire). Only pages of this
 * very host may call; the HttpOnly session cookie becomes the `token` header here, and a new token becomes
 * the cookie, so that no script ever sees one.
 * @param audience for whom the answer is: `all` where it is stored for other users, so that nothing of the caller that
 * could change it is sent.
 */
export async function proxyCall(
  given: RequestFacts,
  options: ProxyOptions,
  audience: 'caller' | 'all' = 'caller',
): Promise<Response> {
  const facts = callerFacts(given);
  const { request, host } = facts;
  const refuse = async (
    status: number,
    code: number,
    key: RefusalKey,
    headers: Record<string, string> = {},
  ) =>
    Response.json(
      { code, message: await options.text(facts, key), data: null },
      { status, headers: { 'cache-control': 'no-store', ...headers } },
    );

  const path = facts.url.pathname.slice(prefix.length);
  if (request.method !== 'POST' && request.method !== 'GET') {
    return refuse(405, errorCodes.unknownCall, 'unknownCall', { allow: 'GET, POST' });
  }
  if (!isOwnPage(request, host)) return refuse(403, errorCodes.forbidden, 'refused');
  if (!isCallPath(path) || !isCallPath(facts.writtenPath ?? path))
    return refuse(404, errorCodes.unknownCall, 'unknownCall');
  const row = rowOf(path);
  if (request.method === 'POST' && !takesContentType(row, request.headers.get('content-type'))) {
    return refuse(415, errorCodes.wrongContentType, 'wrongContentType');
  }
  const taken =
    request.method === 'POST'
      ? await takeBody(request, row)
      : { body: null, isTooLarge: () => false };
  if (taken === 'tooLarge') return refuse(413, errorCodes.malformedBody, 'tooLarge');
  const { body, isTooLarge } = taken;

  const device = facts.device ?? newDevice(request.headers.get('requestid'));
  const token = facts.token ?? tokenToEnd(path, row, facts);
  const isForAll = audience === 'all';
  const headers = new Headers(
    isForAll
      ? { ...sharedHeaders(facts), 'content-type': json }
      : gatewayHeaders({ ...facts, device, token }),
  );
  for (const name of isForAll ? sharedRequestHeaders : passedRequestHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (!headers.has('requestid')) headers.set('requestid', crypto.randomUUID());
  headers.set('version', '1.04');
  const { gatewayUrl, signing } = options.config;
  const localPrefix = row?.rerouted ? localizedPrefix(options.config, host.host) : '';
  if (
    row?.signed &&
    signing &&
    signing.appIds.includes(appIdOf(facts)) &&
    !(body instanceof ReadableStream)
  ) {
    const signature = await createSigner(signing)(
      row,
      new TextDecoder().decode(body ?? new Uint8Array()),
    );
    for (const [name, value] of Object.entries(signature)) headers.set(name, value);
  }

  const tooLate = new AbortController();
  const callOff = startTimeOut((options.timeoutOf ?? timeoutOf)(path), () => tooLate.abort());
  let answer: Response;
  let text: string | null = null;
  try {
    answer = await fetch(gatewayUrl + localPrefix + path + facts.url.search, {
      method: request.method,
      headers,
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' as const }),
      redirect: 'manual',
      signal: AbortSignal.any([tooLate.signal, request.signal]),
    });
    // What streams ends by its own end, or the caller's.
    if (answer.headers.get('content-type')?.startsWith(eventStream)) callOff();
    // What a call declares has to be read; files, events and what is no call's stream through.
    if (row && answer.headers.get('content-type')?.startsWith(json)) {
      text = await answer.text();
      callOff();
    }
  } catch {
    callOff();
    if (isTooLarge()) return refuse(413, errorCodes.malformedBody, 'tooLarge');
    if (!request.signal.aborted) {
      const status = tooLate.signal.aborted ? 504 : 503;
      options.log.warn({ url: path, status, method: request.method }, unanswered);
    }
    return tooLate.signal.aborted
      ? refuse(504, errorCodes.internal, 'timeout')
      : refuse(503, errorCodes.overloaded, 'unreachable', { 'retry-after': '2' });
  }

  const out = new Headers({ 'cache-control': 'no-store' });
  if (answer.headers.get('content-type')?.startsWith(eventStream)) {
    // A proxy that compresses or buffers would take it for an answer that hangs.
    out.set('cache-control', 'no-store, no-transform');
    out.set('x-accel-buffering', 'no');
  }
  for (const name of passedAnswerHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) out.set(name, value);
  }
  const appId = appIdOf(facts);
  const hasChanged =
    (facts.readCookie('appId') ?? appId) !== appId ||
    (facts.readCookie('portalHost') ?? host.host) !== host.host;
  if (facts.device === null || hasChanged) {
    for (const cookie of nameDevice(device, appId, host.host, host.local))
      out.append('set-cookie', cookie);
  }
  // A call that went out without a session ended none: the person may have signed in while it was under way.
  if (answer.status === 401 && facts.token !== null)
    out.append('set-cookie', endSession(host.local));
  if (text === null) return new Response(answer.body, { status: answer.status, headers: out });

  const whole = completeText(text, (data) => options.complete(path, data), row?.successCode);
  if (answer.ok && whole === null) return refuse(502, errorCodes.internal, 'unreachable');
  if (sessionCalls[path] === undefined && !startUpCalls.includes(path))
    return new Response(whole ?? text, { status: answer.status, headers: out });
  const now = (options.now ?? Date.now)();
  const outcome = readProxied(whole ?? text, sessionCalls[path], facts, now);
  if (answer.ok) for (const cookie of outcome.cookies) out.append('set-cookie', cookie);
  return new Response(outcome.text, { status: answer.status, headers: out });
}

/** The token taken back a moment ago goes along to the sign-in that follows, and its session ends with it (spec 1 §4). */
function tokenToEnd(
  path: string,
  row: ReturnType<typeof rowOf>,
  { previousToken }: RequestFacts,
): string | null {
  return sessionCalls[path] === 'starts' && row?.open ? previousToken : null;
}
