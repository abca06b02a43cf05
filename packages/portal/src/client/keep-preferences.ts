import type { PreferencesState, Store } from '@xinglin/api';

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
    const written = writeCookies(next);
    if (languageChanged) {
      const url = new URL(window.location.href);
      url.searchParams.delete('lang');
      void written.then(() => window.location.replace(url));
    } else {
      showOnDocument(next, dark.matches);
    }
  });
}

async function writeCookies(preferences: PreferencesState): Promise<void> {
  const { preferenceCookies } = await loadPreferenceCookies();
  for (const cookie of preferenceCookies(preferences, window.location.protocol === 'https:'))
    document.cookie = cookie;
}

/** Few people ever change a preference; the frame brings what writes them when the person first touches the page. */
export function loadPreferenceCookies(): Promise<typeof import('../preferences')> {
  return import('../preferences');
}

function showOnDocument({ mode, theme }: PreferencesState, systemIsDark: boolean): void {
  const { dataset } = document.documentElement;
  if (mode === 'elder') dataset['mode'] = mode;
  else delete dataset['mode'];
  dataset['theme'] = theme === 'system' ? (systemIsDark ? 'dark' : 'light') : theme;
}
