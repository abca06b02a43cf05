import type { Portal } from '../feature';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { pino, type Logger } from 'pino';
import type { Metrics, Tracing } from '@xinglin/server';
import { createAdmission, type Places } from './admission';
import { answerError, type PageServices } from './answer-page';
import { assetsOf, type Manifest } from './assets';
import { completeAnswers } from './call-rows';
import { loadChannels } from './channels';
import { ChannelFacts } from './channel-facts';
import { baseOf } from './base-path';
import type { PortalConfig } from './config';
import { GatewayClock } from './gateway-clock';
import { gatewayFetch } from './gateway-fetch';
import { watchGateway } from './gateway-seen';
import { answerHealth, type Readiness } from './health';
import { readHost } from './host';
import { PageCache } from './page-cache';
import { stylesOf } from './page-styles';
import { PageTexts } from './page-texts';
import { takePolicyReports } from './policy-reports';
import type { ProxyOptions } from './proxy';
import { readFacts } from './request-facts';
import { isForHost, targetOf, writtenPathOf } from './request-target';
import { routeRequest, type RoutedParts } from './route-request';
import { baseHeaders } from './security-headers';
import { createSharedCache } from './shared-cache';
import { StaticFiles } from './static-files';
import { measurePortal, watched } from './watched';

/** What a portal's server is made of. */
export interface PortalServerOptions {
  readonly portal: Portal;
  readonly config: PortalConfig;
  /** The client build: its folder and vite's manifest; null while developing and in tests without scripts. */
  readonly client: { readonly folder: string; readonly manifest: Manifest } | null;
  readonly development?: PageServices['development'];
  readonly log?: Logger;
  /** How the calls of pages are made, for measurements; by Node's own client unless told. */
  readonly gatewayFetch?: typeof fetch;
  /** Milliseconds the proxy waits; the calls' own time-outs unless told. */
  readonly timeoutOf?: (path: string) => number;
  /** How many pages are prepared at a time; more are turned away with 503. */
  readonly places?: Places;
  /** To whom it tells what it does; nobody unless told. */
  readonly metrics?: Metrics | null;
  readonly tracing?: Tracing | null;
}

/** A portal's server before it listens. */
export interface PortalServer {
  readonly fetch: (request: Request, environment?: object) => Response | Promise<Response>;
  /** From now on `/readyz` says that no more requests should be sent here. */
  readonly drain: () => void;
}

/**
 * Makes a portal's server: pages, the same-origin gateway, built files, health.
 * @throws when the features, partners or the client build do not fit together.
 */
export async function createPortalServer(options: PortalServerOptions): Promise<PortalServer> {
  const { portal, config, metrics = null, tracing = null } = options;
  const log = options.log ?? pino({ base: null });
  const channels = await loadChannels(portal, config.channels);
  const gatewaySeen = watchGateway(config.gatewayUrl);
  const files = new StaticFiles(options.client?.folder ?? null);
  const texts = new PageTexts();
  const pageFetch = options.gatewayFetch ?? gatewayFetch;
  const complete = completeAnswers(log);
  const services: PageServices = {
    portal,
    config,
    shared: createSharedCache(),
    clock: new GatewayClock(config.gatewayUrl),
    gatewayFetch: pageFetch,
    complete,
    channelFacts: new ChannelFacts({ config, gatewayFetch: pageFetch, complete, log }),
    texts,
    cache: new PageCache(),
    admission: createAdmission(new PageCache(), options.places),
    assets: options.client ? assetsOf(options.client.manifest) : null,
    styles: options.client ? stylesOf(files) : null,
    development: options.development ?? null,
    log,
  };
  const proxyOptions: ProxyOptions = {
    config,
    log,
    complete,
    // i18n-keys: portal:gateway.*
    text: async (at, key) =>
      (await texts.get(at.channel, at.locale, null)).t(`portal:gateway.${key}`),
    ...(options.timeoutOf ? { timeoutOf: options.timeoutOf } : {}),
  };
  let draining = false;
  const routed: RoutedParts = {
    services,
    channels,
    files,
    proxyOptions,
    policyReports: takePolicyReports(log, metrics),
  };
  const readiness = async (): Promise<Readiness> => {
    if (draining) return 'draining';
    return (await gatewaySeen()) ? 'ready' : 'waiting for the gateway';
  };

  if (metrics) measurePortal(metrics, services.admission, gatewaySeen);

  const app = new Hono();
  app.use(compress());
  app.all('*', async (context) => {
    const host = readHost(context.req.header('host'), config.hosts);
    const request = context.req.raw;
    const channel = channels.byLabel(host?.label ?? null, host?.domains);
    const { pathname } = new URL(request.url);
    const base = baseOf(pathname, host?.host ?? '', config);
    // Asked by its address and not by a name that people use.
    const health = await answerHealth(pathname.slice(base.length), readiness);
    if (health) return withBaseHeaders(health, host?.local ?? false);
    const read =
      host && readFacts(request, host, channel, addressOf(context), base, config.portalSecret);
    if (!read)
      return new Response('421 Misdirected Request\n', {
        status: 421,
        headers: { 'content-type': 'text/plain' },
      });
    const target = targetOf(context);
    // A page made for one host would be stored under the other's name.
    if (!isForHost(request.url, read.host))
      return new Response('400 Bad Request\n', {
        status: 400,
        headers: { 'content-type': 'text/plain' },
      });
    const facts = target === null ? read : { ...read, writtenPath: writtenPathOf(target) };

    const answer = await watched(facts, { metrics, tracing }, async (traced) => {
      try {
        return await routeRequest(request, traced, routed);
      } catch (error) {
        log.error({ path: facts.url.pathname, err: error }, 'request failed');
        return answerError(facts, services);
      }
    });
    return withBaseHeaders(answer, facts.host.local);
  });
  return {
    fetch: (request, environment) => app.fetch(request, environment),
    drain: () => (draining = true),
  };
}

function withBaseHeaders(answer: Response, local: boolean): Response {
  // Set by a page alone, which knows what it uses of the device.
  const own = answer.headers.get('permissions-policy');
  for (const [name, value] of Object.entries(baseHeaders(local))) answer.headers.set(name, value);
  if (own !== null) answer.headers.set('permissions-policy', own);
  return answer;
}

/**
 * The other end of the connection; null where a test calls without one. Of a caller who has left it is `unknown`, since
 * the gateway would take what the caller wrote for it.
 */
function addressOf(context: Context): string | null {
  const bindings: unknown = context.env;
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings)) return null;
  return getConnInfo(context).remote.address ?? 'unknown';
}
