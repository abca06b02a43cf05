import type { ShownPage } from '@xinglin/api';
import type { Gateway } from '@xinglin/gateway-sdk';
import type { Locale, NamespaceLoaders } from '@xinglin/i18n';
import { matchRoute, routes } from '@xinglin/routes';
import type { ReactElement, ReactNode } from 'react';
import { createMockGateway, type GatewayAnswers, type MockGateway } from './mock-gateway';
import {
  createSurroundings,
  PageSurroundings,
  type PageSetting,
  type Surroundings,
} from './page-surroundings';
import { textsIn } from './texts-in';

/** A page to render in a test, with its texts loaded. */
export interface PreparedPage extends Surroundings {
  readonly element: ReactElement;
}

/**
 * Prepares a page for a test: `render((await preparePage(<Page />, …)).element)`.
 * @param namespaces the texts of the feature.
 */
export async function preparePage(
  page: ReactNode,
  namespaces: NamespaceLoaders,
  setting: PageSetting,
  { gateway, locale = 'zh-Hans' }: { gateway?: Gateway; locale?: Locale } = {},
): Promise<PreparedPage> {
  const i18n = await textsIn(locale, namespaces);
  const surroundings = createSurroundings(setting, i18n, gateway);
  const { store, router } = surroundings;
  return {
    ...surroundings,
    element: (
      <PageSurroundings store={store} router={router} i18n={i18n}>
        {page}
      </PageSurroundings>
    ),
  };
}

/** A page whose calls were made before it is rendered. */
export interface LoadedPage extends PreparedPage {
  readonly gateway: MockGateway;
  /** Names of the calls the page made although its load should have. */
  readonly lateCalls: () => readonly string[];
}

/**
 * Opens a page for a test as the portal does: first its calls, then the page, which the test renders.
 * @param answers what the calls of the package's pages answer unless the setting says otherwise.
 */
export async function prepareLoadedPage(
  { default: Page, load }: ShownPage,
  namespaces: NamespaceLoaders,
  setting: PageSetting & { readonly path: string },
  answers: GatewayAnswers = {},
): Promise<LoadedPage> {
  const gateway = createMockGateway({ ...answers, ...setting.gateway });
  const { locale } = setting.preferences ?? {};
  const prepared = await preparePage(<Page />, namespaces, setting, {
    gateway,
    ...(locale && { locale }),
  });
  const { session, preferences } = prepared.store.getState();
  const { pathname, searchParams: query } = new URL(setting.path, 'http://localhost');
  const match = matchRoute(routes, pathname);
  const place = { route: match?.name ?? '', params: match?.params ?? {}, query };
  const thunks = load?.({ ...place, preferences, now: session.pageTime }) ?? [];
  await Promise.all(thunks.map((thunk) => prepared.store.dispatch(thunk)));
  const loaded = gateway.made.length;
  return {
    ...prepared,
    gateway,
    lateCalls: () => gateway.made.slice(loaded).map(({ name }) => name),
  };
}
