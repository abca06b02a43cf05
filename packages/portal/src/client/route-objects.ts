import { sessionSlice, unreachable, type PageModule } from '@xinglin/api';
import type { GatewayFailure } from '@xinglin/gateway-sdk';
import type { I18n, NamespaceLoaders } from '@xinglin/i18n';
import { checkNavigation, type ServerRoutes } from '@xinglin/guards';
import {
  pathsOf,
  type ChannelText,
  type Partner,
  type RouteName,
  type RouteRow,
} from '@xinglin/routes';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { FeatureModule, RouteHandle } from '../feature';
import { loadTexts } from '../load-texts';
import { pageLoads } from '../page-loads';
import type { PortalIdentity } from '../portal-identity';
import { loadAnew } from './load-anew';
import { orReload } from './or-reload';
import { routeId, type EnteredRoute } from './shown-route';
import { earlyFailure, startLoads, type LoadServices } from './start-loads';

/** What navigation needs. */
export interface NavigationServices extends LoadServices {
  /** Calls the navigation off, with a word of why; the promise never ends. */
  readonly stay: (failure: GatewayFailure) => Promise<never>;
  /** The path this portal lies below on its host; empty at the root. */
  readonly base: string;
  readonly i18n: I18n;
  readonly portal: PortalIdentity;
  readonly partner: Partner<PageModule> | null;
  /** The hospital's own name, in the place of the portal's. */
  readonly brandName?: ChannelText | null;
  readonly serverRoutes: ServerRoutes;
}

/** A feature's routes as react-router takes them: guards, texts and calls on navigation, pages on demand. */
export function routeObjects(feature: FeatureModule, services: NavigationServices): RouteObject[] {
  // The keys of a route table are route names; Object.entries widens them.
  const rows = Object.entries(feature.routes) as [RouteName, RouteRow][];
  return rows.flatMap(([name, row]) =>
    pathsOf(row).map((path, index): RouteObject => {
      const id = routeId(name, path, index);
      const page = (): Promise<PageModule> => pageOf(feature, row.sameAs ?? name);
      const loader = (input: LoaderFunctionArgs): Promise<Response | null> =>
        enter({ name, row, path }, input, page, feature.namespaces, services);
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
          const module = await orReload(page(), null).catch(afterEntering);
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

/** The way in, which waits for the same chunk, is to say first what comes of the navigation. */
async function afterEntering(error: unknown): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve));
  throw error;
}

/** The way into a page: the same guards as on the server, then its texts; it leads on, or its calls start and it waits a moment for them before it shows its skeleton. */
export async function enter(
  route: EnteredRoute,
  { request, params }: LoaderFunctionArgs,
  page: () => Promise<PageModule>,
  namespaces: NamespaceLoaders,
  services: NavigationServices,
): Promise<Response | null> {
  const { base, store, i18n, serverRoutes } = services;
  const url = new URL(request.url);
  const isHere = url.pathname === window.location.pathname;
  const { session, preferences, channel } = store.getState();
  const verdict = checkNavigation(
    {
      route,
      url: url.pathname.slice(base.length) + url.search,
      user: session.user,
      channel,
      now: Date.now() + session.serverTimeOffset,
    },
    serverRoutes,
  );
  if (verdict.kind === 'redirect') return redirect(verdict.to);
  // On the page itself the server has let the person in; what changes there is its own query.
  if (verdict.kind !== 'allow' && !isHere) return loadAnew(url.href);
  let module: PageModule;
  try {
    const texts = loadTexts(i18n, preferences.locale, namespaces, services);
    const loading = Promise.all([page(), texts]);
    const { skeletonUrl } = route.row;
    if (skeletonUrl && !isHere)
      void import('./entering').then((it) => it.showSkeleton(base + skeletonUrl, loading));
    [module] = await orReload(loading, url.href);
  } catch (error) {
    if (isHere) throw error;
    return services.stay(unreachable());
  }
  const now = Date.now() + store.getState().session.serverTimeOffset;
  const input = { route: route.name, params, query: url.searchParams, preferences, now };
  if (module.forward) {
    const { followForward } = await orReload(import('./entering'), url.href);
    const elsewhere = await followForward(module.forward, input, store, url.href);
    if (elsewhere) return elsewhere;
  }
  store.dispatch(sessionSlice.actions.pageOpened(now));
  const { own, frame } = pageLoads(module, route.row, input);
  void startLoads(frame, services);
  const loads = startLoads(own, services);
  // Where the browser is there already, by its back button, there is no page to stay on.
  if (route.row.dataAsync || isHere) return null;
  const failure = await earlyFailure(loads);
  return failure ? services.stay(failure) : null;
}
