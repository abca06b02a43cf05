import type { Store } from '@xinglin/api';
import { I18nProvider, type I18n } from '@xinglin/i18n';
import { ToastProvider } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';

/** What stands around the router, equal on the server and in the browser. */
export function App({
  store,
  i18n,
  children,
}: {
  store: Store;
  i18n: I18n;
  children: ReactNode;
}): ReactElement {
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>
        <ToastProvider>{children}</ToastProvider>
      </I18nProvider>
    </Provider>
  );
}
