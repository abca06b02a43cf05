import { sessionSlice, type PageModule, type Store } from '@xinglin/api';
import type { I18n } from '@xinglin/i18n';
import { checkNavigation, type ServerRoutes } from '@xinglin/guards';
import { pathsOf, type Partner, type RouteName, type RouteRow } from '@xinglin/routes';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { FeatureModule, RouteHandle } from '../feature';
import { loadTexts } from '../load-texts';
import { pageLoads } from '../page-loads';
import { loadAnew } from './load-anew';
import { reloadOnce, sessionStorageOrNull } from './reload-once';

/** What navigation needs. */
export interface NavigationServices {
  /** The path this portal lies below on its host; empty at the root. */
  readonly base: string;
  readonly store: Store;
  readonly i18n: I18n;
  readonly partner: Partner<PageModule> | null;
  readonly serverRoutes: ServerRoutes;
  /** The page that the server rendered, already loaded. */
  readonly rendered: { readonly name: string; readonly module: PageModule } | null;
}

/** A feature's routes as react-router takes them: guards, texts and calls on navigation, pages on demand. */
export function routeObjects(feature: FeatureModule, services: NavigationServices): RouteObject[] {
  // The keys of a route table are route names; Object.entries widens them.
  const rows = Object.entries(feature.routes) as [RouteName, RouteRow][];
  return rows.flatMap(([name, row]) =>
    pathsOf(row).map((path, index): RouteObject => {
      const id = index === 0 ? name : `${name}@${path}`;
      const page = (): Promise<PageModule> => pageOf(feature, row.sameAs ?? name);
      const loader = (input: LoaderFunctionArgs): Promise<Response | null> =>
        enter({ name, row, path }, input, page, feature, services);
      if (services.rendered?.name === name) {
        const { module } = services.rendered;
        const handle: RouteHandle = { name, row, head: module.head };
        return { id, path, loader, Component: module.default ?? null, handle };
      }
      // The router keeps the handle it was given, so what the page adds is put into that one.
      const handle: RouteHandle = { name, row };
      // The server leads on, also to what no feature of this portal shows.
      if (row.redirectTo !== undefined || row.fullPageLoad) {
        return { id, path, loader: ({ request }) => loadAnew(request.url), handle };
      }
      return {
        id,
        path,
        loader,
        handle,
        lazy: async () => {
          const module = await orReload(page(), null);
          handle.head = module.head;
          return { Component: module.default ?? null };
        },
      };
    }),
  );
}

/** @throws when a feature lacks the page; types and tests keep that from happening. */
export function pageOf(feature: FeatureModule, name: string): Promise<PageModule> {
  const page = feature.pages[name];
  if (!page) throw new Error(`The route ${name} has no page.`);
  return page();
}

/** Waits for a chunk; where it cannot be had, the address is loaded anew, and what waits here waits for that. */
export async function orReload<Value>(loading: Promise<Value>, url: string | null): Promise<Value> {
  try {
    return await loading;
  } catch (error) {
    const target = url ?? window.location.href;
    if (
      reloadOnce(target, sessionStorageOrNull(), Date.now(), (to) => window.location.assign(to))
    ) {
      return new Promise<Value>(() => undefined);
    }
    throw error;
  }
}

/** The way into a page: the same guards as on the server, then its texts; it leads on, or its calls start and the page shows its skeleton. */
async function enter(
  route: { readonly name: RouteName; readonly row: RouteRow; readonly path: string },
  { request, params }: LoaderFunctionArgs,
  page: () => Promise<PageModule>,
  feature: FeatureModule,
  { base, store, i18n, partner, serverRoutes }: NavigationServices,
): Promise<Response | null> {
  const url = new URL(request.url);
  const { session, preferences } = store.getState();
  const verdict = checkNavigation(
    {
      route,
      url: url.pathname.slice(base.length) + url.search,
      user: session.user,
      now: Date.now() + session.serverTimeOffset,
    },
    serverRoutes,
  );
  if (verdict.kind === 'redirect') return redirect(verdict.to);
  // On the page itself the server has let the person in; what changes there is its own query.
  if (verdict.kind !== 'allow' && url.pathname !== window.location.pathname)
    return loadAnew(url.href);
  const [module] = await orReload(
    Promise.all([page(), loadTexts(i18n, preferences.locale, feature.namespaces, partner)]),
    url.href,
  );
  const now = Date.now() + store.getState().session.serverTimeOffset;
  const input = { params, query: url.searchParams, preferences, now };
  if (module.forward) {
    const { followForward } = await orReload(import('./follow-forward'), url.href);
    const elsewhere = await followForward(module.forward, input, store, url.href);
    if (elsewhere) return elsewhere;
  }
  store.dispatch(sessionSlice.actions.pageOpened(now));
  const { own, frame } = pageLoads(module, route.row, input);
  for (const thunk of [...own, ...frame]) {
    const running: PromiseLike<unknown> & { unsubscribe?: () => void } = store.dispatch(thunk);
    // The page takes its own subscription; this one must not keep the answer for ever.
    void Promise.resolve(running).finally(() => running.unsubscribe?.());
  }
  return null;
}
