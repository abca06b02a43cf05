import type { ShownPage } from '@xinglin/api';
import {
  createMockGateway,
  createSurroundings,
  PageSurroundings,
  textsIn,
  type PageSetting,
} from '@xinglin/testing';
import { directory, matchRoute } from '@xinglin/routes';
import { render } from '@testing-library/react';
import { locales } from '../index';

/**
 * Opens a page as the portal does: first its calls, then the page. `made` are the calls of both, so
 * that a test sees what was asked, and that nothing was asked twice.
 */
export async function showPage(page: ShownPage, setting: PageSetting & { readonly path: string }) {
  const gateway = createMockGateway(setting.gateway);
  const i18n = await textsIn(setting.preferences?.locale ?? 'zh-Hans', { directory: locales });
  const { store, router } = createSurroundings(setting, i18n, gateway);
  const url = new URL(setting.path, 'http://localhost');
  const { session, preferences } = store.getState();
  const thunks =
    page.load?.({
      params: matchRoute(directory, url.pathname)?.params ?? {},
      query: url.searchParams,
      preferences,
      now: session.pageTime,
    }) ?? [];
  await Promise.all(thunks.map((thunk) => store.dispatch(thunk)));
  const loaded = gateway.made.length;
  const { default: Page } = page;
  render(
    <PageSurroundings store={store} router={router} i18n={i18n}>
      <Page />
    </PageSurroundings>,
  );
  return {
    gateway,
    store,
    router,
    /** Names of the calls the page made although its load should have. */
    lateCalls: () => gateway.made.slice(loaded).map(({ name }) => name),
  };
}
