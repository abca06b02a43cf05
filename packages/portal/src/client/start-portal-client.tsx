import {
  createStore,
  failureMessage,
  gatewayApi,
  sessionSlice,
  type PageModule,
  type Store,
  unreachable,
  watchFocus,
} from '@xinglin/api';
import type { GatewayFailure } from '@xinglin/gateway-sdk';
import { createI18n } from '@xinglin/i18n';
import { signInHref } from '@xinglin/routes';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from '../app';
import { basePath } from '../base-path';
import type { Portal, RouteHandle } from '../feature';
import type { PortalIdentity } from '../portal-identity';
import { stayedEvent } from '../frame/stayed';
import { LastResort } from '../frame/last-resort';
import { pageRoutes, pagesRouteId } from '../page-routes';
import { pageStateId, type PageState } from '../page-state';
import { EarlyTap, keepLateTaps, stopKeepingTaps } from './early-tap';
import { keepPreferences, loadPreferenceCookies } from './keep-preferences';
import { lateGateway } from './late-gateway';
import { hearOtherTabs, tellOtherTabs } from './other-tabs';
import type { Navigation } from './navigation';
import { orReload, reloadIfReplaced } from './or-reload';
import { leadsToSignIn } from './session-end';
import { isStoredOfAnother, rememberOwner } from './stored-owner';
import { startTracing } from './tracing';
import { shownRoutes, type ShownPage } from './shown-route';

/**
 * Takes over the page that the server rendered: the same route, texts and data, nothing fetched twice. Without
 * a state (a page that stands in place of another) the markup stays as it is.
 * @param portal in a chunk of its own, which the first sight does without where the server names the files.
 */
export async function startPortalClient(
  identity: PortalIdentity,
  portal: () => Promise<Portal>,
): Promise<void> {
  const root = document.getElementById('root');
  const stateText = document.getElementById(pageStateId)?.textContent;
  if (!root || !stateText) return;
  // Written by our own server in the same deployment.
  const state = JSON.parse(stateText) as PageState;

  const i18n = createI18n({
    locale: state.locale,
    languages: identity,
    received: state.texts,
  });
  const tracing = startTracing(state.store.channel?.isRegional ?? false);
  const openGateway = once(async () => {
    const { createPortalGateway } = await import('./portal-gateway');
    return createPortalGateway({
      lang: () => state.locale,
      defaultMessage: () => i18n.t('shared:error.operationFailed'),
      encrypts: state.encrypts,
      observe: tracing.observe,
      onSessionChange: (effect) => {
        tellOtherTabs();
        if (effect !== 'ends') return undefined;
        // The call waits for what is stored, and the reset of the store would abort it.
        return forgetStored().finally(() => forgetPerson(store));
      },
    });
  });
  const store = createStore({
    gateway: lateGateway(openGateway),
    onSessionEnded: () => leaveForLogin(),
    preloadedState: state.store,
  });
  learnTime(store, state);
  const rendered = store.getState();

  const base = basePath();
  const openNavigation = once(async () => {
    const chunk = await import('./navigation');
    return chunk.openNavigation({
      base,
      store,
      i18n,
      portal: identity,
      loadPortal: portal,
      state,
      serverRoutes: state.serverRoutes,
      report: (failure) =>
        tracing.reportError(new Error(`${failure.kind} ${failure.message}`), 'page data'),
      stay,
    });
  });
  const page = await orReload(shownPage(state, openNavigation), null);
  const routes = shownRoutes(state.route, page, async (route, input) => {
    const navigation = await orReload(openNavigation(), input.request.url).catch(() => null);
    if (navigation) return navigation.enterShown(route, input, page.module);
    // The page is here, and makes the calls of its new query itself.
    return isHere(input.request.url) ? null : stay(unreachable());
  });
  const router = createBrowserRouter(pageRoutes(routes), {
    basename: base || '/',
    // The server ran the guards and the calls of this page; null says so for its loader.
    hydrationData: { loaderData: Object.fromEntries(routes.map(({ id }) => [id, null])) },
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const { href, pathname } = new URL(path, window.location.origin);
      const finding = openNavigation().then((it) => it.routesFor(pathname.slice(base.length)));
      const more = await orReload(finding, href).catch((error: unknown) => {
        if (isHere(href)) throw error;
        return stay(unreachable());
      });
      patch(pagesRouteId, more);
    },
  });

  /** The navigation under way gives way to one to the page in view. */
  function stay(failure: GatewayFailure): Promise<never> {
    const { pathname, search, hash } = router.state.location;
    const here = pathname.slice(base.length) + search + hash;
    void router.navigate(here, { replace: true, preventScrollReset: true });
    window.dispatchEvent(new CustomEvent(stayedEvent, { detail: failureMessage(failure, i18n.t) }));
    return new Promise(() => undefined);
  }

  function leaveForLogin(): void {
    const { session, channel } = store.getState();
    // Every route carries a RouteHandle; react-router types it as unknown.
    const handle = router.state.matches.at(-1)?.route.handle as RouteHandle | undefined;
    // What is stored stays for its owner: signing in again must bring back what was typed.
    forgetPerson(store);
    const end = {
      isLoginPage: handle?.row.signsIn === true,
      wasSignedIn: session.user !== null,
      pageNeedsSession: Boolean(handle?.row.requires),
    };
    if (!leadsToSignIn({ ...end, userAgent: navigator.userAgent })) return;
    const { pathname, search } = window.location;
    const target = pathname.slice(base.length) + search;
    const path = handle?.row.path ?? '/';
    window.location.assign(base + signInHref(channel.signIn, path, { target }));
  }

  keepPreferences(store);
  watchFocus(store);
  hearOtherTabs(() => window.location.reload());
  window.addEventListener('pageshow', ({ persisted }) => {
    // Brought back by the back button: the person may have left meanwhile.
    if (persisted && store.getState().session.user) window.location.reload();
  });

  // A page that may come from a cache knows nobody.
  if (!state.shared) await settleStorage(state.store.session?.user?.userId ?? null);
  stopKeepingTaps();
  // As a transition React takes the page over in small steps, between which a slow phone answers the finger.
  startTransition(() => {
    hydrateRoot(
      root,
      <App portal={identity} store={store} rendered={rendered} i18n={i18n}>
        <LastResort>
          <EarlyTap>
            <RouterProvider router={router} />
          </EarlyTap>
        </LastResort>
      </App>,
      { onRecoverableError: reportError },
    );
  });
  keepLateTaps();
  if (document.cookie.includes('xl_usage=1'))
    requestIdle(async () => tracing.withTracer((tracer) => tracer.watchUsage(router, tracing)));
  const askTime = once(async () => {
    const { learnTime } = await import('./learn-time');
    await learnTime(store);
  });
  // At the first input. What is not here when it is needed is fetched then.
  const prepare = (): void =>
    void Promise.allSettled([
      state.shared && askTime(),
      openGateway().catch(() => reloadIfReplaced(import.meta.url)),
      import('./page-cache'),
      loadPreferenceCookies(),
      portal(),
      openNavigation().then((navigation) => navigation.prepare(state.feature)),
    ]);
  for (const sign of ['pointerdown', 'keydown'])
    window.addEventListener(sign, prepare, { once: true, passive: true });
  // A page that is new by the device's clock shows the right day; its time to the second is needed after the first input.
  if (state.shared && isOld(state)) requestIdle(askTime);
}

/** The page that the server rendered; where the server named its file, that page alone. */
async function shownPage(
  { first, partner }: PageState,
  openNavigation: () => Promise<Navigation>,
): Promise<ShownPage> {
  if (!first) return (await openNavigation()).shownPage();
  const module = (await import(/* @vite-ignore */ first.file)) as PageModule;
  // What a channel has of its own is here before the first tap.
  if (partner) openNavigation().catch(() => undefined);
  return { row: first.row, module };
}

/** Whether an address is that of the page in view. */
const isHere = (url: string): boolean => new URL(url).pathname === window.location.pathname;

/** Starts something once; what fails is started again by the next who asks. */
function once<Result>(start: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  return () =>
    (running ??= start().catch((error: unknown) => {
      running = null;
      throw error;
    }));
}

/** Before the page reads anything: what is stored must be of the person that the page is for. */
async function settleStorage(owner: string | null): Promise<void> {
  if (isStoredOfAnother(owner, window) && !(await forgetStored())) return;
  // A visitor holds nothing of their own, and what is here waits for its owner.
  if (owner !== null) rememberOwner(owner, window);
}

/** False where the code for it cannot be had now; then the next page finds whose things are here. */
async function forgetStored(): Promise<boolean> {
  try {
    await (await import('./forget-stored')).forgetStored();
    return true;
  } catch {
    return false;
  }
}

/** Drops all that was fetched for the person: once the call that brought it about has told its page how it ended. */
function forgetPerson(store: Store): void {
  // The reset aborts calls that are under way; a sign-out must not look as if it had been.
  setTimeout(() => {
    store.dispatch(sessionSlice.actions.userChanged(null));
    store.dispatch(gatewayApi.util.resetApiState());
  });
}

/**
 * The gateway's time as the server knew it. A page that may come from a cache keeps the time it was rendered at
 * until the gateway is asked, so that both sides show the same day.
 */
function learnTime(store: Store, { now, shared }: PageState): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const arrived =
    !shared && navigation instanceof PerformanceNavigationTiming && navigation.responseStart > 0
      ? performance.timeOrigin + navigation.responseStart
      : Date.now();
  store.dispatch(
    sessionSlice.actions.serverTimeLearned({
      serverNow: new Date(now).toISOString(),
      localNow: arrived,
    }),
  );
}

/** Whether a page comes from a cache, or the device's clock is wrong. */
const isOld = ({ now }: PageState): boolean => Math.abs(Date.now() - now) > 60_000;

function requestIdle(work: () => Promise<void>): void {
  const run = (): void => void work();
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 5000 });
  else setTimeout(run, 2000);
}
