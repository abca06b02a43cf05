/*
 * Owns: what the browser needs to leave the page that the server rendered, in one chunk.
 * Must not know: how that page is taken over.
 * Used by: the client's start, at the first input and at the first navigation.
 */
import type { PageModule } from '@xinglin/api';
import { layPartner, type Partner } from '@xinglin/routes';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { Portal } from '../feature';
import { frameNamespaces, loadTexts } from '../load-texts';
import type { PageState } from '../page-state';
import { FeatureLoader } from './feature-loader';
import { enter, pageOf, routeObjects, type NavigationServices } from './route-objects';
import type { EnteredRoute, ShownPage } from './shown-route';

/** What the chunk is given by the page that is already there. */
export interface NavigationStart extends Omit<NavigationServices, 'partner' | 'brandName'> {
  readonly loadPortal: () => Promise<Portal>;
  readonly state: PageState;
}

/** Navigation from the page in view. */
export interface Navigation {
  /** The page of the state, where the server did not name its file. */
  readonly shownPage: () => Promise<ShownPage>;
  /** The way into another state of the page in view: another query, or the page again. */
  readonly enterShown: (
    route: EnteredRoute,
    input: LoaderFunctionArgs,
    module: PageModule,
  ) => Promise<Response | null>;
  /** Routes that are not known yet and may hold a path. */
  readonly routesFor: (pathname: string) => Promise<RouteObject[]>;
  /** Brings the table of a feature ahead of time. */
  readonly prepare: (feature: string) => Promise<unknown>;
}

/** @throws when the channel's files fail to load. */
export async function openNavigation(start: NavigationStart): Promise<Navigation> {
  const { loadPortal, state } = start;
  const partner = await partnerOf(loadPortal, state.partner);
  const brandName = state.store.channel?.brandName ?? null;
  const services = { ...start, partner, brandName };
  const features = new FeatureLoader(loadPortal, partner);
  const known = new Set<string>();

  return {
    shownPage: async () => {
      const feature = await features.load(state.feature);
      const row = feature.routes[state.route];
      if (!row) throw new Error(`The feature ${state.feature} has no route ${state.route}.`);
      const namespaces = { ...frameNamespaces, ...feature.namespaces };
      const [module] = await Promise.all([
        pageOf(feature, row.sameAs ?? state.route),
        loadTexts(start.i18n, state.locale, namespaces, services),
      ]);
      return { row, module };
    },
    // Its texts came with it.
    enterShown: (route, input, module) => enter(route, input, async () => module, {}, services),
    routesFor: async (pathname) => {
      const routes: RouteObject[] = [];
      // The pages for trouble are at no path of the index.
      for (const id of ['portal', ...(await features.candidates(pathname))]) {
        if (known.has(id)) continue;
        const more = await features.load(id);
        known.add(id);
        routes.push(...routeObjects(more, services));
      }
      return routes;
    },
    prepare: (feature) => features.load(feature),
  };
}

/** The channel's changes, laid over the default partner set; the main portal has neither. */
async function partnerOf(
  portal: () => Promise<Portal>,
  told: PageState['partner'],
): Promise<Partner<PageModule> | null> {
  if (!told) return null;
  const loading: readonly Promise<PartnerModule>[] = told.files.map(
    (file) => import(/* @vite-ignore */ file),
  );
  if (loading.length > 0) {
    const [own, set] = await Promise.all(loading);
    return own ? layPartner(set?.partner, own.partner) : null;
  }
  const { partners, defaultPartner } = await (await portal()).channels();
  const entry = partners.find(({ id }) => id === told.id);
  const [own, set] = await Promise.all([entry?.load(), defaultPartner?.load()]);
  return own ? layPartner(set, own) : (set ?? null);
}

/** What the entry of a partner's package exports. */
interface PartnerModule {
  readonly partner: Partner<PageModule>;
}
