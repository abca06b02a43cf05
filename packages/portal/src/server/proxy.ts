import { accountCalls, createSigner, errorCodes, sessionCalls } from '@xinglin/gateway-sdk';
import { chooseLocale, type Locale } from '@xinglin/i18n';
import type { Logger } from 'pino';
import { rowOf, timeoutOf, type CompleteAnswer } from './call-rows';
import type { PortalConfig } from './config';
import { isHostIn } from './host';
import { newDevice } from './new-device';
import { completeText, readProxied } from './proxied-answer';
import { takeBody, takesContentType } from './proxied-body';
import { appIdOf, gatewayHeaders, type RequestFacts } from './request-facts';
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
  'abtest',
  'routertag',
  'user-agent',
  // Parts of sound and films, without which some browsers play none.
  'range',
  'if-range',
];
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

/** The page's language, which its address may have named and no cookie has kept; the request's where it says none. */
function localeOfCaller({ request, channel, locale }: RequestFacts): Locale {
  return chooseLocale({ query: request.headers.get('lang'), cookie: locale }, channel.portal);
}

/**
 * Hands a call of the browser on to the gateway, same-origin (operating contract, Wire). Only pages of this
 * very host may call; the HttpOnly session cookie becomes the `token` header here, and a new token becomes
 * the cookie, so that no script ever sees one.
 */
export async function proxyCall(given: RequestFacts, options: ProxyOptions): Promise<Response> {
  const facts = { ...given, locale: localeOfCaller(given) };
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
  if (!isOwnPage(request, host.host)) return refuse(403, errorCodes.forbidden, 'refused');
  // The sandbox moves clocks and people, the desk is the staff's: both are for who can reach the gateway itself.
  if (!isCallPath(path)) {
    return refuse(404, errorCodes.unknownCall, 'unknownCall');
  }
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
  const headers = new Headers(gatewayHeaders({ ...facts, device, token }));
  for (const name of passedRequestHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (!headers.has('requestid')) headers.set('requestid', crypto.randomUUID());
  headers.set('version', '1.04');
  const { gatewayUrl, localized, signing } = options.config;
  const localPrefix =
    row?.rerouted && localized && isHostIn(localized.hosts, host.host) ? localized.prefix : '';
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

/** A path of calls, however its letters are written: never another host, the sandbox or the desk. */
function isCallPath(path: string): boolean {
  try {
    const plain = decodeURIComponent(path);
    return (
      plain.startsWith('/') &&
      !/^\/+(?:\/|(?:sandbox|desk)(?:\/|$))/i.test(plain) &&
      !/[\\\p{Cc}]|\/\.{1,2}(?:\/|$)/u.test(plain)
    );
  } catch {
    return false;
  }
}

/**
 * Whether a page of this host sent the request. Browsers say so in one of two headers that scripts cannot
 * forge; a caller with neither is no browser, and then has no cookie that is not its own.
 */
function isOwnPage(request: Request, host: string): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin !== null && (!URL.canParse(origin) || new URL(origin).host !== host)) return false;
  return site === null || site === 'same-origin' || (site === 'none' && request.method === 'GET');
}
