import {
  cacheKeyOf,
  createApiCache,
  isCacheDisabled,
  isFailed,
  pathWith,
  type ApiCache,
} from '@xinglin/gateway-sdk';
import { isCallPath } from './call-path';
import { rowOf } from './call-rows';
import { callerFacts } from './caller-facts';
import { readUpTo } from './proxied-body';
import { localizedPrefix } from './localized-prefix';
import { proxyCall, type ProxyOptions } from './proxy';
import { answerHeaders, type RequestFacts } from './request-facts';

const maximumEntries = 2000;

/**
 * The cache of a server, for every user: answers of calls that are open and declared cacheable, with the
 * lives of the API cache (spec 1 §9). The least recently used leave first.
 * @param now milliseconds of a clock that only goes forward.
 */
export function createSharedCache(
  now: () => number = () => performance.now(),
  random: () => number = Math.random,
): ApiCache {
  const entries = new Map<string, { readonly value: unknown; readonly until: number }>();
  return createApiCache({
    random,
    storage: {
      get(key) {
        const entry = entries.get(key);
        if (!entry) return null;
        entries.delete(key);
        if (entry.until <= now()) return null;
        // Back at the end: the most recently used.
        entries.set(key, entry);
        return entry.value;
      },
      set(key, value, lifeMs) {
        entries.delete(key);
        entries.set(key, { value, until: now() + lifeMs });
        for (const oldest of entries.keys()) {
          if (entries.size <= maximumEntries) break;
          entries.delete(oldest);
        }
      },
      clear: () => entries.clear(),
    },
  });
}

/** Bytes of a request: it names a call and the little that an open one is asked with. */
const largestBody = 64 * 1024;

/**
 * Answers `POST /api/cache.json` (spec 1 §7): `{ path, input }` names a cacheable call. A stored answer is sent at once,
 * any other call is made as the proxy makes it, without what the answer's key does not hold. Errors are never stored,
 * and `disableCache` bypasses the cache.
 */
export async function answerFromCache(
  given: RequestFacts,
  cache: ApiCache,
  options: ProxyOptions,
): Promise<Response> {
  const facts = callerFacts(given);
  const asked = await readAsked(facts.request);
  const row = asked ? rowOf(asked.path) : undefined;
  // A path that is not cacheable is refused by the proxy like any that does not exist.
  const wanted = pathWith(asked?.path ?? '', fieldsOf(asked?.input));
  // A field of dots or slashes would name another call than its row does.
  const mayCache = row?.cached === true && row.open === true && isCallPath(wanted);
  const path = mayCache ? wanted : '//';
  const headers = new Headers(facts.request.headers);
  headers.delete('content-length');
  const url = new URL(`/gateway${path}`, facts.url);
  const request = new Request(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(asked?.input ?? {}),
    signal: facts.request.signal,
  });
  // No session may show in an answer that all users share.
  const answer = (): Promise<Response> =>
    proxyCall({ ...facts, request, url, token: null }, options, 'all');
  if (!mayCache || isCacheDisabled(facts.url.searchParams)) return answer();

  const prefix = row.rerouted ? localizedPrefix(options.config, facts.host.host) : '';
  const key = cacheKeyOf(prefix + path, answerHeaders(facts), asked?.input);
  const isNewBrowser = facts.device === null;
  const kept = isNewBrowser ? null : cache.read(key);
  // The proxy checks who may call; a stored answer is open to everyone, so it is no secret.
  if (kept)
    return Response.json(
      { code: 0, message: '', data: kept.data },
      { headers: { 'cache-control': 'no-store' } },
    );
  const fresh = await answer();
  const text = await fresh.text();
  const data = fresh.ok ? dataOf(text) : null;
  if (data) cache.write(key, data.data);
  return new Response(text, { status: fresh.status, headers: fresh.headers });
}

/** The fields of a call's input; none for anything but an object. */
function fieldsOf(input: unknown): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}

async function readAsked(
  request: Request,
): Promise<{ readonly path: string; readonly input: unknown } | null> {
  if (request.method !== 'POST' || request.body === null) return null;
  try {
    // A body sent in chunks tells no length before it is read.
    const bytes = await readUpTo(request.body, largestBody);
    const body: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes));
    if (
      typeof body !== 'object' ||
      body === null ||
      !('path' in body) ||
      typeof body.path !== 'string'
    )
      return null;
    return { path: body.path, input: 'input' in body ? body.input : undefined };
  } catch {
    return null;
  }
}

/** The data of an envelope that tells of no failure; null for any other text. */
function dataOf(text: string): { readonly data: unknown } | null {
  try {
    const envelope: unknown = JSON.parse(text);
    if (typeof envelope !== 'object' || envelope === null || !('code' in envelope)) return null;
    if (isFailed(envelope)) return null;
    return { data: 'data' in envelope ? envelope.data : null };
  } catch {
    return null;
  }
}
