import { accountCalls, createSigner, errorCodes, sessionCalls } from '@xinglin/gateway-sdk';
import { readCookie } from '@xinglin/platform';
import { rowOf, timeoutOf } from './call-rows';
import type { PortalConfig } from './config';
import { isHostIn } from './host';
import { readProxied } from './proxied-answer';
import { takeBody, takesContentType } from './proxied-body';
import { appIdOf, gatewayHeaders, type RequestFacts } from './request-facts';
import { endSession, nameDevice } from './session-cookie';

/** What the proxy needs beside the request. */
export interface ProxyOptions {
  readonly config: Pick<PortalConfig, 'gatewayUrl' | 'localized' | 'signing'>;
  /** The proxy's own refusals, in the request's language. */
  readonly text: (facts: RequestFacts, key: RefusalKey) => Promise<string>;
  readonly now?: () => number;
  /** Milliseconds to wait for the answer of a path; the calls' own time-outs unless told. */
  readonly timeoutOf?: (path: string) => number;
}

type RefusalKey =
  | 'unreachable'
  | 'timeout'
  | 'refused'
  | 'unknownCall'
  | 'wrongContentType'
  | 'tooLarge';

const prefix = '/gateway';
const eventStream = 'text/event-stream';
/** Headers of the caller that the gateway may see as they are. */
const passedRequestHeaders = ['content-type', 'requestid', 'abtest', 'routertag'];
const passedAnswerHeaders = ['content-type', 'content-disposition', 'retry-after'];
/** Answers that may bring an encryption rule (spec 1 §4). */
const startUpCalls: readonly string[] = [
  accountCalls.getBaseInfo.path,
  accountCalls.getLoginInfo.path,
];

/**
 * Hands a call of the browser on to the gateway, same-origin (operating contract, Wire). Only pages of this
 * very host may call; the HttpOnly session cookie becomes the `token` header here, and a new token becomes
 * the cookie, so that no script ever sees one.
 */
export async function proxyCall(facts: RequestFacts, options: ProxyOptions): Promise<Response> {
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

  const device = facts.device ?? crypto.randomUUID();
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
  const timer = setTimeout(() => tooLate.abort(), (options.timeoutOf ?? timeoutOf)(path)).unref();
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
    if (answer.headers.get('content-type')?.startsWith(eventStream)) clearTimeout(timer);
    // Only an answer that starts or ends a session, or brings a rule, has to be read; the others stream.
    if (sessionCalls[path] !== undefined || startUpCalls.includes(path)) text = await answer.text();
  } catch {
    if (isTooLarge()) return refuse(413, errorCodes.malformedBody, 'tooLarge');
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
    (readCookie(facts.cookie, 'appId') ?? appId) !== appId ||
    (readCookie(facts.cookie, 'portalHost') ?? host.host) !== host.host;
  if (facts.device === null || hasChanged) {
    for (const cookie of nameDevice(device, appId, host.host, host.local))
      out.append('set-cookie', cookie);
  }
  // A call that went out without a session ended none: the person may have signed in while it was under way.
  if (answer.status === 401 && facts.token !== null)
    out.append('set-cookie', endSession(host.local));
  if (text === null) return new Response(answer.body, { status: answer.status, headers: out });

  const outcome = readProxied(text, sessionCalls[path], facts, (options.now ?? Date.now)());
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
