import { failureMessage, type RootState, type Store } from '@xinglin/api';
import { I18nProvider, type I18n } from '@xinglin/i18n';
import { FailureWords, ToastProvider } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { PortalContext } from './frame/portal-context';
import type { PortalIdentity } from './portal-identity';

const failureWords = { describe: failureMessage };

/** What stands around the router, equal on the server and in the browser. */
export function App({
  portal,
  store,
  rendered,
  i18n,
  children,
}: {
  portal: PortalIdentity;
  store: Store;
  /**
   * The state that the markup shows and that travels with it. Parts of a page are rendered, and taken over, one after
   * the other, and an answer that comes in between must not make one side differ from the other.
   */
  rendered: RootState;
  i18n: I18n;
  children: ReactNode;
}): ReactElement {
  return (
    <Provider store={store} serverState={rendered}>
      <I18nProvider i18n={i18n}>
        <PortalContext value={portal}>
          <FailureWords value={failureWords}>
            <ToastProvider>{children}</ToastProvider>
          </FailureWords>
        </PortalContext>
      </I18nProvider>
    </Provider>
  );
}
