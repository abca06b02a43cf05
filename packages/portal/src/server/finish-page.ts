import { randomBytes } from 'node:crypto';
import { acceptsEncoding } from './accepts-encoding';
import type { CachedPage } from './page-cache';
import type { RequestFacts } from './request-facts';
import { contentSecurityPolicy } from './security-headers';

/** A fresh nonce for this answer, in its policy and in its markup. */
export function finishPage(
  { request, host }: RequestFacts,
  { status, headers, body }: CachedPage,
  now: number,
  setCookies: readonly string[] = [],
): Response {
  const nonce = randomBytes(16).toString('base64');
  const out = pageHeaders(status, headers, setCookies);
  out.set('content-security-policy', contentSecurityPolicy(nonce, host.local));
  const marks = { nonce, now };
  if (request.method === 'HEAD') return new Response(null, { status, headers: out });
  if (!acceptsEncoding(request.headers.get('accept-encoding'), 'gzip')) {
    return new Response(body.plain(marks), { status, headers: out });
  }
  out.set('content-encoding', 'gzip');
  return new Response(body.gzip(marks), { status, headers: out });
}

/** Headers of a page, whatever its encoding. */
export function pageHeaders(
  status: number,
  headers: Readonly<Record<string, string>>,
  setCookies: readonly string[],
): Headers {
  const out = new Headers({ ...headers, 'content-type': 'text/html; charset=utf-8' });
  if (status === 503) out.set('retry-after', '5');
  for (const cookie of setCookies) out.append('set-cookie', cookie);
  return out;
}
