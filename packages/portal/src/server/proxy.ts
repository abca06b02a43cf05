import { errorCodes, sessionCalls } from '@xinglin/gateway-sdk';
import { timeoutOf } from './call-rows';
import { gatewayHeaders, type RequestFacts } from './request-facts';
import { endSession, nameDevice, startSession } from './session-cookie';

/** What the proxy needs beside the request. */
export interface ProxyOptions {
  readonly gatewayUrl: string;
  /** The proxy's own refusals, in the request's language. */
  readonly text: (facts: RequestFacts, key: RefusalKey) => Promise<string>;
  readonly now?: () => number;
  /** Milliseconds to wait for the answer of a path; the calls' own time-outs unless told. */
  readonly timeoutOf?: (path: string) => number;
}

type RefusalKey = 'unreachable' | 'timeout' | 'refused' | 'unknownCall' | 'wrongContentType' | 'tooLarge';

const prefix = '/gateway';
const largestBody = 1024 * 1024;
/** Headers of the caller that the gateway may see as they are. */
const passedRequestHeaders = ['content-type', 'requestid', 'abtest', 'routertag'];
const passedAnswerHeaders = ['content-type', 'retry-after'];

/**
 * Hands a call of the browser on to the gateway, same-origin (operating contract, Wire). Only pages of this
 * very host may call; the HttpOnly session cookie becomes the `token` header here, and a new token becomes
 * the cookie, so that no script ever sees one.
 */
export async function proxyCall(facts: RequestFacts, options: ProxyOptions): Promise<Response> {
  const { request, host } = facts;
  const refuse = async (status: number, code: number, key: RefusalKey, headers: Record<string, string> = {}) =>
    Response.json({ code, message: await options.text(facts, key), data: null }, { status, headers: { 'cache-control': 'no-store', ...headers } });

  const path = facts.url.pathname.slice(prefix.length);
  if (request.method !== 'POST' && request.method !== 'GET') {
    return refuse(405, errorCodes.unknownCall, 'unknownCall', { allow: 'GET, POST' });
  }
  if (!isOwnPage(request, host.host)) return refuse(403, errorCodes.forbidden, 'refused');
  // The sandbox moves clocks and people; it is for who can reach the gateway itself.
  if (!isCallPath(path)) {
    return refuse(404, errorCodes.unknownCall, 'unknownCall');
  }
  if (request.method === 'POST' && !/^application\/json(?:;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return refuse(415, errorCodes.wrongContentType, 'wrongContentType');
  }
  const body = request.method === 'POST' ? await readBody(request) : null;
  if (body === 'tooLarge') return refuse(413, errorCodes.malformedBody, 'tooLarge');

  const device = facts.device ?? crypto.randomUUID();
  const headers = new Headers(gatewayHeaders({ ...facts, device }));
  for (const name of passedRequestHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (!headers.has('requestid')) headers.set('requestid', crypto.randomUUID());
  headers.set('version', '1.04');

  const timeout = AbortSignal.timeout((options.timeoutOf ?? timeoutOf)(path));
  let answer: Response;
  let text: string | null = null;
  try {
    answer = await fetch(options.gatewayUrl + path + facts.url.search, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([timeout, request.signal]),
    });
    // Only an answer that starts or ends a session has to be read; the others stream.
    if (sessionCalls[path] !== undefined) text = await answer.text();
  } catch {
    return timeout.aborted
      ? refuse(504, errorCodes.internal, 'timeout')
      : refuse(503, errorCodes.overloaded, 'unreachable', { 'retry-after': '2' });
  }

  const out = new Headers({ 'cache-control': 'no-store' });
  for (const name of passedAnswerHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) out.set(name, value);
  }
  if (facts.device === null) out.append('set-cookie', nameDevice(device, host.local));
  if (answer.status === 401) out.append('set-cookie', endSession(host.local));
  if (text === null) return new Response(answer.body, { status: answer.status, headers: out });

  const outcome = keepToken(text, sessionCalls[path], facts, (options.now ?? Date.now)());
  if (outcome.cookie !== null && answer.ok) out.append('set-cookie', outcome.cookie);
  return new Response(outcome.text, { status: answer.status, headers: out });
}

/** A path of calls, however its letters are written: never another host, never the sandbox. */
function isCallPath(path: string): boolean {
  try {
    const plain = decodeURIComponent(path);
    return plain.startsWith('/') && !/^\/+(?:\/|sandbox(?:\/|$))/i.test(plain) && !/[\\\p{Cc}]|\/\.{1,2}(?:\/|$)/u.test(plain);
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

/** Reads a body up to the bound, whatever its length claims. */
async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | null | 'tooLarge'> {
  if (request.body === null) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > largestBody) return 'tooLarge';
    chunks.push(chunk);
  }
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

/** Takes the token out of a sign-in's answer and says what becomes of the cookie. */
function keepToken(
  text: string,
  effect: 'starts' | 'ends' | undefined,
  facts: RequestFacts,
  now: number,
): { readonly text: string; readonly cookie: string | null } {
  const envelope = parseObject(text);
  const failed = envelope === null || Number(envelope['code'] ?? envelope['flag'] ?? 0) !== 0 || envelope['hasError'] === true;
  if (effect === 'ends') return { text, cookie: failed ? null : endSession(facts.host.local) };
  const data = envelope === null ? null : asObject(envelope['data']);
  if (!data || !('token' in data)) return { text, cookie: null };
  const { token, ...rest } = data;
  return {
    text: JSON.stringify({ ...envelope, data: rest }),
    cookie: failed || typeof token !== 'string' ? null : startSession(token, rest['gmtExpired'], now, facts.host.local),
  };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return null;
  }
}

function asObject(value: unknown): Record<string, unknown> | null {
  // Checked to be an object that is no list; its fields stay unknown.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
}
