import type { PreferencesState, Store } from '@xinglin/api';
import { preferenceCookies } from '../preferences';

/** Keeps what the person chooses: in cookies for the server, on the document for the styles. A new language starts the page anew, because the gateway answers in it. */
export function keepPreferences(store: Store): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  let kept = store.getState().preferences;
  dark.addEventListener('change', () => showOnDocument(kept, dark.matches));
  store.subscribe(() => {
    const next = store.getState().preferences;
    if (next === kept) return;
    const languageChanged = next.locale !== kept.locale;
    kept = next;
    for (const cookie of preferenceCookies(next, window.location.protocol === 'https:')) document.cookie = cookie;
    if (languageChanged) {
      const url = new URL(window.location.href);
      url.searchParams.delete('lang');
      window.location.replace(url);
    } else {
      showOnDocument(next, dark.matches);
    }
  });
}

function showOnDocument({ mode, theme }: PreferencesState, systemIsDark: boolean): void {
  const { dataset } = document.documentElement;
  if (mode === 'elder') dataset['mode'] = mode;
  else delete dataset['mode'];
  dataset['theme'] = theme === 'system' ? (systemIsDark ? 'dark' : 'light') : theme;
}
