import { createStore, type PageModule, type Store } from '@xinglin/api';
import {
  createGateway,
  isCacheDisabled,
  type ApiCache,
  type CallEvent,
  type CallRow,
  type Gateway,
} from '@xinglin/gateway-sdk';
import {
  checkAccess,
  personOf,
  serverRoutes,
  type GuardChannel,
  type GuardContext,
  type GuardEffect,
  type GuardReason,
  type ServerRoutes,
} from '@xinglin/guards';
import { href, leadOn, signInHref, type PageLoader, type RouteMatch } from '@xinglin/routes';
import { safeTarget } from '@xinglin/rules';
import type { Logger } from 'pino';
import { pageLoads } from '../page-loads';
import { readPreferences } from '../preferences';
import type { CompleteAnswer } from './call-rows';
import type { ChannelFacts } from './channel-facts';
import type { PortalConfig } from './config';
import { canBecomePage, findRoute } from './find-route';
import type { GatewayClock } from './gateway-clock';
import { guardEnvironment } from './guard-facts';
import { localizedPrefix } from './localized-prefix';
import { leadsBack } from './page-from';
import { runLoads, type LoadOutcome } from './run-loads';
import { gatewayHeaders, sharedHeaders, visitorHeaders, type RequestFacts } from './request-facts';
import { readSession } from './session';

/** A page that is ready to be rendered. */
export interface PreparedPage {
  readonly kind: 'page';
  readonly match: RouteMatch;
  readonly module: PageModule;
  readonly store: Store;
  readonly outcome: LoadOutcome;
  /** The page shown is not the one the address names: its scripts would look for the other. */
  readonly blocked: boolean;
  readonly effects: readonly GuardEffect[];
  /** What the browser leaves to the server's guards. */
  readonly serverRoutes: ServerRoutes;
  /** Another user agent might not have been let in: nothing may keep the page. */
  readonly forThisAgent: boolean;
  /** A guard or the configuration keeps the page away for now: nothing may keep that answer. */
  readonly withheld: boolean;
  /** Some call of the page needed a session, or asked for one. */
  readonly personal: boolean;
  readonly now: number;
}

/** Why a redirect goes home instead: its target is no place one may be led to (spec 1 §4). */
export const illegalTarget: GuardReason = 'illegalRouterPath';

/** What comes of a request for a page. */
export type Preparation =
  | PreparedPage
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly reason: string;
      readonly effects: readonly GuardEffect[];
    };

/** Pages that may stand in place of another. */
export type GenericPage = 'portal.notFound' | 'portal.error';

/** How a page reaches the gateway. */
export interface PageGateway {
  readonly config: PortalConfig;
  readonly shared: ApiCache;
  readonly clock: GatewayClock;
  readonly gatewayFetch: typeof fetch;
  readonly complete: CompleteAnswer;
  readonly channelFacts: ChannelFacts;
  readonly log: Logger;
}

/** Milliseconds for all calls of a page together (spec 1 §9). */
const serverTimeoutMs = 8000;

/** Match → session → guards → where the page leads on → loads, in the order the specification gives (spec 1 §4). */
export async function preparePage(
  facts: RequestFacts,
  services: PageGateway,
): Promise<Preparation> {
  const { channel, url } = facts;
  const { config, clock, shared } = services;
  const address = url.pathname + url.search;
  const match = findRoute(channel.table, url.pathname) ?? routeNamed(facts, 'portal.notFound');
  if (match.row.redirectTo !== undefined) {
    const to = leadOn(match.row.redirectTo, match.params, url.search);
    // For every user: the target of the redirect has guards of its own.
    return { kind: 'redirect', to, reason: 'the route leads on', effects: [] };
  }

  const clientWith = (headers: Readonly<Record<string, string>>): Gateway =>
    createGateway({
      baseUrl: config.gatewayUrl,
      fetch: services.gatewayFetch,
      complete: services.complete,
      headers: () => headers,
      timeoutMs: serverTimeoutMs,
      observe: (event) => logFailure(event, services.log),
      localizedPrefix: localizedPrefix(config, facts.host.host),
      cache: () => ({ ...shared, isBypassed: () => isCacheDisabled(url.searchParams) }),
    });
  const own = clientWith(gatewayHeaders(facts));
  const watched = watchSessionCalls({
    own,
    // Without a session the page itself may be stored for all who see the same.
    open: facts.token === null ? clientWith(visitorHeaders(facts)) : own,
    shared: clientWith(sharedHeaders(facts)),
  });
  const [session, offset, known] = await Promise.all([
    readSession(watched.gateway, facts.token),
    clock.offset(),
    services.channelFacts.of(facts),
  ]);
  if (session.now !== null) clock.learn(session.now);
  const now = Date.now() + (session.now === null ? offset : Date.parse(session.now) - Date.now());

  if (session.unknown && (match.row.requires ?? match.row.greets)) {
    const to = href('portal.networkUnavailable', {}, { target: address, reason: 'userInfo' });
    return { kind: 'redirect', to, reason: 'user info failed', effects: [] };
  }
  const context: GuardContext = {
    route: match,
    url: address,
    user: session.user,
    now,
    hasToken: facts.token !== null && !session.unknown,
    environment: guardEnvironment(facts.request.headers.get('user-agent')),
    channel: known.guard,
  };
  let verdict = checkAccess(context);
  const ledBack =
    verdict.kind === 'redirect' &&
    verdict.reason === 'partnerRedirect' &&
    leadsBack(facts, verdict.to);
  if (ledBack) {
    services.log.warn({ partner: known.guard.partner }, 'two channels lead to each other');
    verdict = checkAccess({ ...context, channel: staying(known.guard) });
  }
  const effects = verdict.effects ?? [];
  if (verdict.kind === 'redirect')
    return { kind: 'redirect', to: verdict.to, reason: verdict.reason, effects };
  const shown = verdict.kind === 'block' ? routeNamed(facts, `portal.${verdict.page}`) : match;
  const module = await pageOf(facts, shown);

  const user = personOf(session);
  let sessionEnded = false;
  const preferences = readPreferences(facts.readCookie, facts.locale, channel.current.area);
  const store = createStore({
    gateway: watched.gateway,
    onSessionEnded: () => (sessionEnded = true),
    // From the start, and not by one action each: every action passes all of the store.
    preloadedState: {
      preferences,
      channel: known.current,
      session: { user, serverTimeOffset: now - Date.now(), pageTime: now },
    },
  });
  const input = {
    route: shown.name,
    params: shown.params,
    query: url.searchParams,
    preferences,
    now,
  };
  const userAgent = facts.request.headers.get('user-agent') ?? '';
  const forward = (await module.forward?.({ ...input, userAgent }, store)) ?? null;
  if (forward !== null) {
    const target = safeTarget(forward, known.guard.targets);
    // Named as guards name it, so that one word finds both in the log.
    const reason = target.ok ? 'the page leads on' : illegalTarget;
    return { kind: 'redirect', to: target.href, reason, effects };
  }
  const loads = pageLoads(module, shown.row, input);
  const outcome = await runLoads(store, loads.own, loads.frame, serverTimeoutMs);
  if (sessionEnded && match.row.requires?.includes('login')) {
    const to = signInHref(known.current.signIn, match.path, { target: address });
    return { kind: 'redirect', to, reason: 'session ended', effects: ['clearToken'] };
  }
  return {
    kind: 'page',
    match: shown,
    module,
    store,
    outcome,
    blocked: shown !== match,
    withheld: shown !== match || (shown.name === 'portal.notFound' && canBecomePage(url.pathname)),
    effects: sessionEnded && facts.token !== null ? ['clearToken'] : effects,
    serverRoutes: serverRoutes({ ...context, user }, channel.table),
    forThisAgent:
      ledBack || (Boolean(match.row.nativeAppOnly) && context.channel.nativeAppOnlyHost),
    personal: watched.ran() || session.unknown,
    now,
  };
}

/**
 * A call of a page that was not answered (spec 1 §8): by its path, its status and what was not reached, never by what was
 * asked or who asked.
 */
function logFailure({ row, failure, durationMs }: CallEvent, log: Logger): void {
  if (failure?.kind !== 'network' && failure?.kind !== 'timeout' && failure?.kind !== 'http')
    return;
  // What an answer of another kind holds may be anything; it stays out of the log.
  const told =
    failure.kind === 'http' ? { status: failure.status } : { status: 0, reason: failure.message };
  log.warn({ url: row.path, kind: failure.kind, durationMs, ...told }, 'a call of a page failed');
}

/** A channel that leads nowhere else. */
function staying(channel: GuardChannel): GuardChannel {
  return { ...channel, info: { ...channel.info, needRedirect: false } };
}

/** A generic page shown under another address, whatever that is. */
export function routeNamed(facts: RequestFacts, name: GenericPage): RouteMatch {
  const row = facts.channel.table[name];
  if (!row) throw new Error(`The portal has no route ${name}.`);
  return { name, row, path: '*', params: {} };
}

/** Page modules by their loader: an import that is already there still costs what a small component does. */
const modules = new WeakMap<PageLoader<PageModule>, PageModule>();

async function pageOf(facts: RequestFacts, match: RouteMatch): Promise<PageModule> {
  const page = facts.channel.pages[match.row.sameAs ?? match.name];
  if (!page) throw new Error(`The route ${match.name} has no page.`);
  const module = modules.get(page) ?? (await page());
  modules.set(page, module);
  return module;
}

/** The clients of a page, by what they send of its reader. */
interface PageClients {
  readonly own: Gateway;
  /** For open calls. */
  readonly open: Gateway;
  /** For open calls whose answers are stored for all. */
  readonly shared: Gateway;
}

/** A client that remembers whether it made a call that is not open: that answer is one user's. */
function watchSessionCalls(clients: PageClients): {
  readonly gateway: Gateway;
  readonly ran: () => boolean;
} {
  let ran = false;
  const clientFor = ({ open, cached }: Pick<CallRow, 'open' | 'cached'>): Gateway => {
    if (open) return cached ? clients.shared : clients.open;
    ran = true;
    return clients.own;
  };
  return {
    ran: () => ran,
    gateway: {
      // Only the flags are read; the row's types pass through.
      call: (row, input, options) => clientFor(row as CallRow).call(row, input, options),
      stream: (row, input, options) => clientFor(row as CallRow).stream(row, input, options),
      pieces: (row, input, options) => clientFor(row as CallRow).pieces(row, input, options),
    },
  };
}
