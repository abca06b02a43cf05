import { createStore, failureMessage, type PreferencesState, type Store } from '@xinglin/api';
import type { Gateway, UserInfo } from '@xinglin/gateway-sdk';
import { I18nProvider, isLocale, type I18n } from '@xinglin/i18n';
import { currentChannel, matchRoute, routes, type CurrentChannel } from '@xinglin/routes';
import { FailureWords, ToastProvider } from '@xinglin/ui';
import { createContext, use, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createMockGateway, type GatewayAnswers } from './mock-gateway';
import { samplePerson, sampleTime } from './samples';

/** Where and for whom a page is shown; what stories give as `parameters`. */
export interface PageSetting {
  /** Address with query; its route gives the page its parameters. */
  readonly path?: string;
  readonly gateway?: GatewayAnswers;
  /** A signed-in person with a phone unless told; null is a visitor. */
  readonly user?: UserInfo | null;
  readonly preferences?: Partial<PreferencesState>;
  /** The main portal unless told. */
  readonly channel?: Partial<CurrentChannel>;
}

/** What stands around a page, to look at and to wrap it with. */
export interface Surroundings {
  readonly store: Store;
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** Pages that were sent to sign-in because a call found no session. */
  readonly sessionEnds: readonly string[];
}

const failureWords = { describe: failureMessage };

const PageContext = createContext<ReactNode>(null);

function PageInContext(): ReactNode {
  return use(PageContext);
}

/** In place of every other page; where the person is says the router. */
function Elsewhere(): ReactElement {
  return <main id="main" />;
}

/**
 * Makes the store and the router of one page. Its clock shows {@link sampleTime} when it is made and
 * runs on from there; pass `gateway` for another than the mock of the setting.
 */
export function createSurroundings(
  setting: PageSetting,
  i18n: I18n,
  gateway?: Gateway,
): Surroundings {
  const { path = '/', user = samplePerson } = setting;
  const pageTime = Date.parse(sampleTime);
  const sessionEnds: string[] = [];
  const store = createStore({
    gateway: gateway ?? createMockGateway(setting.gateway),
    onSessionEnded: () => sessionEnds.push(router.state.location.pathname),
    preloadedState: {
      channel: { ...currentChannel({ id: null, code: null }, routes), ...setting.channel },
      session: { user, pageTime, serverTimeOffset: pageTime - Date.now() },
      preferences: {
        locale: isLocale(i18n.language) ? i18n.language : 'zh-Hans',
        mode: 'standard',
        theme: 'system',
        city: null,
        ...setting.preferences,
      },
    },
  });
  const match = matchRoute(routes, path.replace(/[?#].*/, ''));
  const pattern = match?.path ?? '*';
  const router = createMemoryRouter(
    [
      { path: pattern, Component: PageInContext, handle: { name: match?.name ?? '' } },
      ...(pattern === '*' ? [] : [{ path: '*', Component: Elsewhere }]),
    ],
    { initialEntries: [path] },
  );
  return { store, router, sessionEnds };
}

/** Shows a page in its surroundings. */
export function PageSurroundings(
  props: Pick<Surroundings, 'store' | 'router'> & { i18n: I18n; children: ReactNode },
): ReactElement {
  const { store, router, i18n, children } = props;
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <FailureWords value={failureWords}>
          <ToastProvider>
            <PageContext value={children}>
              <RouterProvider router={router} />
            </PageContext>
          </ToastProvider>
        </FailureWords>
      </I18nProvider>
    </Provider>
  );
}
