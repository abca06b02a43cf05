import { answerExplain } from '../explain/answer-explain';
import type { PageServices } from './answer-page';
import { arrive } from './arrive';
import { missingBase } from './base-path';
import type { loadChannels } from './channels';
import { policyReportPath, type PolicyReports } from './policy-reports';
import { proxyCall, type ProxyOptions } from './proxy';
import type { RequestFacts } from './request-facts';
import { answerFromCache } from './shared-cache';
import type { StaticFiles } from './static-files';
import { webManifest } from './web-manifest';

/** What the server is made of, as far as requests are routed to it. */
export interface RoutedParts {
  readonly services: PageServices;
  readonly channels: Awaited<ReturnType<typeof loadChannels>>;
  readonly files: StaticFiles;
  readonly proxyOptions: ProxyOptions;
  readonly policyReports: PolicyReports;
}

/** Routes a request to what answers it: the gateway's proxy, a file, a page, or the reports of policies. */
export async function routeRequest(
  request: Request,
  facts: RequestFacts,
  { services, channels, files, proxyOptions, policyReports }: RoutedParts,
): Promise<Response> {
  const { config, shared, texts } = services;
  const { pathname: path, search } = facts.url;
  if (path === '/gateway' || path.startsWith('/gateway/')) return proxyCall(facts, proxyOptions);
  if (path === '/api/cache.json') return answerFromCache(facts, shared, proxyOptions);
  if (path === policyReportPath) return policyReports.take(facts);
  if (path === '/manifest.webmanifest') return webManifest(facts, texts);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const file = isRead ? files.answer(path, request.headers.get('accept-encoding') ?? '') : null;
  if (file) return file;
  if (path.startsWith('/assets/'))
    return new Response('404 Not Found\n', {
      status: 404,
      headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
    });
  if (!isRead && request.method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  if (config.sandbox && isRead) {
    const explained = await answerExplain(facts, services, channels);
    if (explained) return explained;
  }
  const lost = facts.base === '' ? missingBase(request, facts.host.host, config) : '';
  if (lost !== '' && isRead) return redirectTo(lost + path + search);
  return arrive(facts, services);
}

/** Redirects a page to its own address. */
function redirectTo(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}
