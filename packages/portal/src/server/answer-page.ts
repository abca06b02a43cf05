import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ApiCache } from '@xinglin/gateway-sdk';
import { resourcesOf } from '@xinglin/i18n';
import type { Logger } from 'pino';
import type { Portal } from '../feature';
import { headTexts } from '../page-head';
import { serializeState, travellingState } from '../page-state';
import { readPreferences } from '../preferences';
import type { AssetFinder } from './assets';
import { documentEnd, documentStart, type DocumentParts } from './document';
import type { PortalConfig } from './config';
import type { GatewayClock } from './gateway-clock';
import type { PageCache, PageKey } from './page-cache';
import { cacheControl, pageKey } from './page-keeping';
import type { PageTexts } from './page-texts';
import { preparePage, routeNamed, type PreparedPage } from './prepare-page';
import { renderPage } from './render-page';
import { appIdOf, type RequestFacts } from './request-facts';
import { contentSecurityPolicy } from './security-headers';
import { endSession } from './session-cookie';

/** What answering pages needs. */
export interface PageServices {
  readonly portal: Portal;
  readonly config: PortalConfig;
  /** Answers of open calls, for all pages. */
  readonly shared: ApiCache;
  readonly clock: GatewayClock;
  readonly texts: PageTexts;
  readonly cache: PageCache;
  /** Null while developing: vite serves the sources, and `transformHtml` adds its client. */
  readonly assets: AssetFinder | null;
  readonly development: {
    readonly entry: string;
    readonly transformHtml: (url: string, html: string) => Promise<string>;
  } | null;
  readonly log: Logger;
}

/** Seconds a rendered page is shown again by this server, at most: its data should not get old twice. */
const longestServerCacheSeconds = 60;
const mainThemeColor = '#0b7a75';
/** Stands for what differs from answer to answer in a page that is kept; nobody outside can write it. */
const nonceMark = `nonce-${randomBytes(16).toString('hex')}`;
const nowMark = `now-${randomBytes(16).toString('hex')}`;

/** Answers a request for a page: kept, redirected or rendered. */
export async function answerPage(facts: RequestFacts, services: PageServices): Promise<Response> {
  const key = pageKey(facts);
  const mayShare =
    facts.token === null && facts.request.method === 'GET' && !facts.url.searchParams.has('lang');
  const kept = mayShare ? services.cache.get(key) : null;
  if (kept) {
    const now = Date.now() + (await services.clock.offset());
    return finish(facts, kept.status, kept.headers, kept.html.replaceAll(nowMark, String(now)));
  }

  const prepared = await preparePage(facts, services);
  if (prepared.kind === 'redirect') {
    services.log.info({ path: facts.url.pathname, reason: prepared.reason }, 'redirected');
    const headers = new Headers({ location: prepared.to, 'cache-control': 'no-store' });
    if (prepared.cookieIsDead) headers.append('set-cookie', endSession(facts.host.local));
    return new Response(null, { status: facts.request.method === 'POST' ? 303 : 302, headers });
  }
  try {
    return await answerPrepared(facts, prepared, mayShare ? key : null, services);
  } catch (error) {
    services.log.error({ path: facts.url.pathname, err: error }, 'page failed to render');
    return answerError(facts, services);
  }
}

/** The page for trouble, under the address that was asked for; it makes no call and runs no script. */
export async function answerError(facts: RequestFacts, services: PageServices): Promise<Response> {
  const match = routeNamed(facts, 'portal.error');
  const page = facts.channel.pages[match.name];
  if (!page) throw new Error('The portal has no error page.');
  const { createStore, preferencesSlice } = await import('@xinglin/api');
  const { createGateway } = await import('@xinglin/gateway-sdk');
  const store = createStore({ gateway: createGateway({ baseUrl: services.config.gatewayUrl }) });
  store.dispatch(
    preferencesSlice.actions.preferencesChanged(readPreferences(facts.cookie, facts.locale)),
  );
  const prepared: PreparedPage = {
    kind: 'page',
    match,
    module: await page(),
    store,
    outcome: { status: 503, complete: false },
    blocked: true,
    cookieIsDead: false,
    personal: false,
    now: Date.now(),
  };
  return answerPrepared(facts, prepared, null, services, 500);
}

async function answerPrepared(
  facts: RequestFacts,
  prepared: PreparedPage,
  key: PageKey | null,
  services: PageServices,
  failedStatus?: number,
): Promise<Response> {
  const { match, store, module, outcome } = prepared;
  const { row } = match;
  // Routes that are the same screen share its file.
  const pageRow =
    (row.sameAs === undefined ? undefined : facts.channel.table[row.sameAs as typeof match.name]) ??
    row;
  const i18n = await services.texts.get(facts.channel, facts.locale, match.name);
  const maxAge =
    key !== null && outcome.complete && !prepared.personal && !row.requires && !row.disableCache
      ? (row.cacheControlMaxAge ?? 0)
      : 0;
  const shared = maxAge > 0;
  const headers: Record<string, string> = {
    'cache-control': cacheControl(facts, prepared, maxAge),
    vary: 'Cookie, Accept-Language, Accept-Encoding',
  };
  const partner = facts.channel.partner;
  const feature = facts.channel.origins[match.name]?.feature ?? 'portal';
  const preferences = readPreferences(facts.cookie, facts.locale);
  const parts: DocumentParts = {
    preferences,
    head: headTexts(
      { name: match.name, row, head: module.head },
      { params: match.params, query: facts.url.searchParams, preferences, now: prepared.now },
      store.getState(),
      i18n,
    ),
    meta: row,
    origin: `${facts.host.local ? 'http' : 'https'}://${facts.host.host}`,
    channel: partner?.id ?? null,
    themeColor: partner?.themeColor ?? mainThemeColor,
    assets:
      services.assets?.({ feature, page: pageRow, partner: partner?.id ?? null }) ??
      (services.development
        ? { entry: services.development.entry, styles: [], modules: [] }
        : null),
    nonce: nonceMark,
  };
  const markup = await renderPage({
    request: facts.request,
    match,
    module,
    store,
    i18n,
    nonce: nonceMark,
    log: (error) =>
      services.log.error({ path: facts.url.pathname, err: error }, 'a component failed'),
  });
  const end = (): string =>
    documentEnd(
      parts,
      prepared.blocked
        ? null
        : serializeState({
            locale: facts.locale,
            feature,
            route: match.name,
            partner: partner?.id ?? null,
            now: prepared.now,
            shared,
            encrypts: services.config.encryptedAppIds.includes(appIdOf(facts)),
            texts: resourcesOf(i18n),
            store: travellingState(store.getState()),
          }).replace(`"now":${prepared.now}`, `"now":${nowMark}`),
    );
  const status = failedStatus ?? (match.name === 'portal.notFound' ? 404 : outcome.status);
  const dead = prepared.cookieIsDead ? [endSession(facts.host.local)] : [];

  if (shared || services.development) {
    const html = documentStart(parts) + (await textOf(markup)) + end();
    if (services.development) {
      const plain = html.replaceAll(nowMark, String(prepared.now));
      return finish(
        facts,
        status,
        headers,
        await services.development.transformHtml(facts.url.pathname, plain),
        dead,
        false,
      );
    }
    // The not-found page has any address; keeping them all would push out the pages that are read.
    if (key && !row.disableServerCache && status === 200) {
      services.cache.set(
        key,
        { status, headers, html },
        Math.min(maxAge, longestServerCacheSeconds),
      );
    }
    return finish(facts, status, headers, html.replaceAll(nowMark, String(prepared.now)), dead);
  }
  return finish(
    facts,
    status,
    headers,
    streamOf(documentStart(parts), markup, () => end().replaceAll(nowMark, String(prepared.now))),
    dead,
  );
}

/** A fresh nonce for this answer, in its policy and in its markup. */
function finish(
  facts: RequestFacts,
  status: number,
  headers: Readonly<Record<string, string>>,
  html: string | ((nonce: string) => ReadableStream<Uint8Array>),
  setCookies: readonly string[] = [],
  withPolicy = true,
): Response {
  const nonce = randomBytes(16).toString('base64');
  const out = new Headers({
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    ...(status === 503 ? { 'retry-after': '5' } : {}),
    ...(withPolicy
      ? { 'content-security-policy': contentSecurityPolicy(nonce, facts.host.local) }
      : {}),
  });
  for (const cookie of setCookies) out.append('set-cookie', cookie);
  const body =
    facts.request.method === 'HEAD'
      ? null
      : typeof html === 'string'
        ? html.replaceAll(nonceMark, nonce)
        : html(nonce);
  return new Response(body, { status, headers: out });
}

/** The page as it comes: its head at once, then what React renders, then the state. */
function streamOf(
  start: string,
  markup: Readable,
  end: () => string,
): (nonce: string) => ReadableStream<Uint8Array> {
  return (nonce) => {
    async function* pieces(): AsyncGenerator<Uint8Array> {
      const encoder = new TextEncoder();
      yield encoder.encode(start.replaceAll(nonceMark, nonce));
      // React writes a nonce only into scripts of its own, for parts that suspend; no page of ours has any.
      for await (const chunk of markup) yield chunk as Uint8Array;
      yield encoder.encode(end().replaceAll(nonceMark, nonce));
    }
    // Node types its web streams apart from the browser's; at run time they are one class.
    return Readable.toWeb(Readable.from(pieces())) as ReadableStream<Uint8Array>;
  };
}

async function textOf(markup: Readable): Promise<string> {
  const chunks: Uint8Array[] = [];
  // A readable stream of bytes; its iterator is typed as any.
  for await (const chunk of markup) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString('utf8');
}
