import { useCallback, useContext, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';
import { portalLanguages } from './create-i18n';
import type { I18n } from './create-i18n';
import { isLocale } from './locales';
import type { Locale } from './locales';

/** Props of {@link I18nProvider}. */
export interface I18nProviderProps {
  /** The instance of this request or page. */
  i18n: I18n;
  children: ReactNode;
}

/** Gives `useTranslation` and {@link useLocale} below it their instance. */
export function I18nProvider({ i18n, children }: I18nProviderProps): ReactElement {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/** The languages a person can choose on this portal, in the order of its language switch. */
export function useOfferedLocales(): readonly Locale[] {
  return portalLanguages(useInstance('useOfferedLocales')).locales;
}

function useInstance(hook: string): I18n {
  // react-i18next types the context as always present; outside a provider it is undefined.
  const context: { i18n: I18n } | undefined = useContext(I18nContext);
  if (context === undefined) throw new Error(`${hook} needs an I18nProvider above it`);
  return context.i18n;
}

/** The language in force; the component renders again when it changes. Formatting rules take it. */
export function useLocale(): Locale {
  const i18n = useInstance('useLocale');
  const read = (): string => i18n.language;
  // A new function on each render would make React subscribe anew on each render.
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    [i18n],
  );
  const language = useSyncExternalStore(subscribe, read, read);
  return isLocale(language) ? language : portalLanguages(i18n).defaultLocale;
}
