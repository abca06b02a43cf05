import {
  createI18n,
  I18nProvider,
  loadNamespaces,
  sharedNamespaces,
  type NamespaceLoaders,
} from '@xinglin/i18n';
import { locales as conversationTexts } from '@xinglin/conversation';
import { locales as uiTexts, ToastProvider } from '@xinglin/ui';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { followColourScheme, staffLocales, storedLocale } from './frame/preferences';
import './frame/staff.css';
import { staffRoutes } from './frame/routes';
import { locales } from './locales';
import { createStaffStore } from './store';

const namespaces: NamespaceLoaders = {
  ...sharedNamespaces,
  ui: uiTexts,
  conversation: conversationTexts,
  staff: locales,
};

/**
 * Shows the staff app in an element of the page.
 * @throws when the texts cannot be loaded.
 */
export async function startStaffApp(root: HTMLElement): Promise<void> {
  const locale = storedLocale();
  const { documentElement } = document;
  documentElement.lang = locale;
  documentElement.dataset['app'] = 'staff';
  followColourScheme(documentElement);
  const i18n = createI18n({
    locale,
    languages: { locales: staffLocales, defaultLocale: 'zh-Hans' },
  });
  await loadNamespaces(i18n, locale, namespaces);
  createRoot(root).render(
    <Provider store={createStaffStore()}>
      <I18nProvider i18n={i18n}>
        <ToastProvider>
          <RouterProvider router={createBrowserRouter(staffRoutes)} />
        </ToastProvider>
      </I18nProvider>
    </Provider>,
  );
}
