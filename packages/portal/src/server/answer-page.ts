import type { ApiCache } from '@xinglin/gateway-sdk';
import type { Logger } from 'pino';
import type { Portal } from '../feature';
import { headTexts, rowText } from '../page-head';
import { serializeState, travellingState } from '../page-state';
import { readPreferences } from '../preferences';
import type { Admission } from './admission';
import { assetsBelow, unbuiltAssets, type AssetFinder } from './assets';
import { documentEnd, documentStart, scriptsOfKeptPage, type DocumentParts } from './document';
import type { CompleteAnswer } from './call-rows';
import type { ChannelFacts } from './channel-facts';
import { themeColorOf } from './channels';
import type { PortalConfig } from './config';
import type { GatewayClock } from './gateway-clock';
import { findRoute } from './find-route';
import { scriptsOf } from './host-scripts';
import { nonceMark, nowMark, PageBody, PagePiece } from './page-body';
import type { CachedPage, PageCache, PageKey } from './page-cache';
import { cacheControl, pageKey, sharedSeconds, troubleKey } from './page-keeping';
import type { StyleFinder } from './page-styles';
import { originOf } from './own-origin';
import type { PageTexts } from './page-texts';
import { illegalTarget, preparePage, routeNamed, type PreparedPage } from './prepare-page';
import { renderPage } from './render-page';
import { appIdOf, type RequestFacts } from './request-facts';
import { finishPage, pageHeaders } from './finish-page';
import { byHashes, permissionsPolicy } from './security-headers';
import { effectCookies } from './session-cookie';

/** What answering pages needs. */
export interface PageServices {
  readonly portal: Portal;
  readonly config: PortalConfig;
  /** Answers of open calls, for all pages. */
  readonly shared: ApiCache;
  readonly clock: GatewayClock;
  /** How the calls of pages are made. */
  readonly gatewayFetch: typeof fetch;
  readonly complete: CompleteAnswer;
  /** What the gateway holds of each channel. */
  readonly channelFacts: ChannelFacts;
  readonly texts: PageTexts;
  readonly cache: PageCache;
  readonly admission: Admission;
  /** Null while developing: vite serves the sources, and `transformHtml` adds its client. */
  readonly assets: AssetFinder | null;
  /** What the styles among them say; null while developing as well. */
  readonly styles: StyleFinder | null;
  readonly development: {
    readonly entry: string;
    readonly transformHtml: (url: string, html: string) => Promise<string>;
  } | null;
  readonly log: Logger;
}

/** Seconds a rendered page is shown again by this server, at most: its data should not get old twice. */
const longestServerCacheSeconds = 60;
/** No client receives it; proxies log the number. */
const readerLeft = 499;
const noStyles = new PagePiece('');

/** Answers a request for a page: kept, redirected or rendered. */
export async function answerPage(facts: RequestFacts, services: PageServices): Promise<Response> {
  const key = pageKey(facts);
  const mayShare =
    facts.token === null && facts.request.method === 'GET' && !facts.url.searchParams.has('lang');
  const kept = mayShare ? services.cache.get(key) : null;
  if (kept) {
    const now = Date.now() + (await services.clock.offset());
    return finishPage(facts, services.config, kept, now);
  }

  const { row } = findRoute(facts.channel.table, facts.url.pathname) ?? {};
  const leave = services.admission.enter(row?.degrade);
  if (leave === null) return answerBusy(facts, services);
  try {
    return await answerAdmitted(facts, mayShare ? key : null, services);
  } finally {
    leave();
  }
}

async function answerAdmitted(
  facts: RequestFacts,
  key: PageKey | null,
  services: PageServices,
): Promise<Response> {
  const prepared = await preparePage(facts, services);
  if (prepared.kind === 'redirect') {
    const about = { path: facts.url.pathname, reason: prepared.reason };
    if (prepared.reason === illegalTarget) services.log.warn(about, 'illegal router path');
    else services.log.info(about, 'redirected');
    const headers = new Headers({
      location: prepared.to.startsWith('/') ? facts.base + prepared.to : prepared.to,
      'cache-control': 'no-store',
    });
    for (const cookie of effectCookies(prepared.effects, facts))
      headers.append('set-cookie', cookie);
    return new Response(null, { status: facts.request.method === 'POST' ? 303 : 302, headers });
  }
  try {
    return await answerPrepared(facts, prepared, key, services);
  } catch (error) {
    if (facts.request.signal.aborted) return new Response(null, { status: readerLeft });
    services.log.error({ path: facts.url.pathname, err: error }, 'page failed to render');
    return answerError(facts, services);
  }
}

/** The page for trouble when more pages are asked for than can be rendered; one rendering serves all who see the same. */
async function answerBusy(facts: RequestFacts, services: PageServices): Promise<Response> {
  const { turnedAway } = services.admission;
  const key = troubleKey(facts);
  const kept = turnedAway.get(key);
  if (kept) return finishPage(facts, services.config, kept, Date.now());
  services.log.warn({ path: facts.url.pathname }, 'more pages are asked for than can be rendered');
  return answerError(facts, services, {
    status: 503,
    keep: (page) => turnedAway.set(key, page, longestServerCacheSeconds),
  });
}

/** How the page for trouble is answered. */
interface Trouble {
  readonly status: number;
  readonly keep?: (page: CachedPage) => void;
}

/** The page for trouble, under the address that was asked for; it makes no call and runs no script. */
export async function answerError(
  facts: RequestFacts,
  services: PageServices,
  trouble: Trouble = { status: 500 },
): Promise<Response> {
  const match = routeNamed(facts, 'portal.error');
  const page = facts.channel.pages[match.name];
  if (!page) throw new Error('The portal has no error page.');
  const { createStore, preferencesSlice } = await import('@xinglin/api');
  const { createGateway } = await import('@xinglin/gateway-sdk');
  const store = createStore({
    gateway: createGateway({ baseUrl: services.config.gatewayUrl }),
    preloadedState: { channel: facts.channel.current },
  });
  store.dispatch(
    preferencesSlice.actions.preferencesChanged(
      readPreferences(facts.readCookie, facts.locale, facts.channel.current.area),
    ),
  );
  const prepared: PreparedPage = {
    kind: 'page',
    match,
    module: await page(),
    store,
    outcome: { status: 503, complete: false },
    blocked: true,
    effects: [],
    serverRoutes: { names: [], others: true },
    forThisAgent: true,
    withheld: true,
    personal: false,
    now: Date.now(),
  };
  return answerPrepared(facts, prepared, null, services, trouble);
}

async function answerPrepared(
  facts: RequestFacts,
  prepared: PreparedPage,
  key: PageKey | null,
  services: PageServices,
  trouble?: Trouble,
): Promise<Response> {
  const { match, store, module, outcome } = prepared;
  // A call that has timed out may still answer while the page is rendered.
  const storeState = store.getState();
  const { row } = match;
  // Routes that are the same screen share its file.
  const pageRow =
    (row.sameAs === undefined ? undefined : facts.channel.table[row.sameAs as typeof match.name]) ??
    row;
  const i18n = await services.texts.get(facts.channel, facts.locale, match.name);
  const maxAge = key === null ? 0 : sharedSeconds(prepared);
  const shared = maxAge > 0;
  const headers: Record<string, string> = {
    'cache-control': cacheControl(facts, prepared, maxAge),
    vary: 'Cookie, Accept-Language, Accept-Encoding',
    ...(row.camera && { 'permissions-policy': permissionsPolicy(true) }),
  };
  const isKept = shared && services.development === null;
  const partner = facts.channel.partner;
  const feature = facts.channel.origins[match.name]?.feature ?? 'portal';
  const preferences = readPreferences(facts.readCookie, facts.locale, facts.channel.current.area);
  const assets =
    services.assets?.({ feature, page: pageRow, partners: facts.channel.partnerIds }) ?? null;
  const markup = await renderPage({
    request: facts.request,
    portal: facts.channel.portal,
    base: facts.base,
    match,
    module,
    store,
    state: storeState,
    i18n,
    log: (error) =>
      services.log.error({ path: facts.url.pathname, err: error }, 'a component failed'),
  });
  const styles = assets && services.styles?.(assets, markup);
  const place = {
    route: match.name,
    params: match.params,
    query: facts.url.searchParams,
    preferences,
    now: prepared.now,
  };
  const parts: DocumentParts = {
    preferences,
    head: headTexts({ name: match.name, row, head: module.head }, place, storeState, i18n),
    facts: module.head?.(place, storeState) ?? null,
    keywords: rowText(row.keywords, i18n),
    meta: row,
    origin: originOf(facts.host),
    channel: partner?.id ?? null,
    themeColor: themeColorOf(facts.channel),
    base: facts.base,
    assets: assetsBelow(
      facts.base,
      assets ?? (services.development ? unbuiltAssets(services.development.entry) : null),
    ),
    styles: (styles?.files ?? []).map((file) => facts.base + file),
    assistantOrigin: services.config.assistantOrigin ?? ownAssistant(facts),
    scripts: scriptsOf(services.config, facts.host),
    nonce: isKept ? null : nonceMark,
  };
  const state = prepared.blocked
    ? null
    : serializeState(
        {
          locale: facts.locale,
          feature,
          route: match.name,
          first: parts.assets?.page ? { row, file: parts.assets.page } : null,
          partner: partner && { id: partner.id, files: parts.assets?.partners ?? [] },
          shared,
          serverRoutes: prepared.serverRoutes,
          encrypts: services.config.encryptedAppIds.includes(appIdOf(facts)),
          store: travellingState(storeState),
        },
        services.texts.json(i18n),
        nowMark,
      );
  const { beforeStyles, afterStyles } = documentStart(parts);
  const body = new PageBody({
    start: beforeStyles,
    styles: styles?.piece ?? noStyles,
    afterStyles,
    markup,
    end: documentEnd(parts, state),
  });
  const status = trouble?.status ?? (match.name === 'portal.notFound' ? 404 : outcome.status);
  const page: CachedPage = {
    status,
    headers,
    body,
    inline: isKept ? byHashes(scriptsOfKeptPage(parts), styles?.piece.bytes) : null,
  };
  const dead = effectCookies(prepared.effects, facts);
  trouble?.keep?.(page);

  if (services.development) {
    const plain = Buffer.from(body.plain({ nonce: '', now: prepared.now })).toString();
    const transformed = await services.development.transformHtml(facts.url.pathname, plain);
    return new Response(transformed, { status, headers: pageHeaders(status, headers, dead) });
  }
  // The not-found page has any address; keeping them all would push out the pages that are read.
  if (shared && key && !row.disableServerCache && status === 200) {
    services.cache.set(key, page, Math.min(maxAge, longestServerCacheSeconds));
  }
  return finishPage(facts, services.config, page, prepared.now, dead);
}

/** Without an assistant elsewhere, the channel's own page of that address is the one; null where it has none. */
const ownAssistant = ({ channel }: RequestFacts): '' | null =>
  'portal.assistantHome' in channel.table ? '' : null;
