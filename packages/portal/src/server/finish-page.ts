import { randomBytes } from 'node:crypto';
import { acceptsEncoding } from './accepts-encoding';
import type { PortalConfig } from './config';
import { scriptsOf } from './host-scripts';
import type { CachedPage } from './page-cache';
import type { RequestFacts } from './request-facts';
import { policyReportPath } from './policy-reports';
import { byNonce, contentSecurityPolicy, reportingEndpoints } from './security-headers';

/** The page of one answer: with a fresh nonce in its policy and in its markup, unless caches may keep it. */
export function finishPage(
  { request, host, base }: RequestFacts,
  config: Pick<PortalConfig, 'hostScripts'>,
  { status, headers, body, inline }: CachedPage,
  now: number,
  setCookies: readonly string[] = [],
): Response {
  const nonce = randomBytes(16).toString('base64');
  const out = pageHeaders(status, headers, setCookies);
  const bridges = scriptsOf(config, host).map((url) => new URL(url).origin);
  const reportTo = `${base}${policyReportPath}`;
  out.set(
    'content-security-policy',
    contentSecurityPolicy(inline ?? byNonce(nonce), host.local, bridges, reportTo),
  );
  out.set('reporting-endpoints', reportingEndpoints(reportTo));
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
