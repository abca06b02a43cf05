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
    const writing = writeCookies(next);
    if (!languageChanged) return showOnDocument(next, dark.matches);
    const url = new URL(window.location.href);
    void writing.then(({ isKept, addressInLanguage }) => {
      window.location.replace(addressInLanguage(url, isKept ? null : next.locale));
    });
  });
}

/** Answers whether the browser keeps them; where it does not, only the address can carry a choice on. */
async function writeCookies(preferences: PreferencesState) {
  const { isLocalHost, keepsCookies, preferenceCookies, addressInLanguage } =
    await loadPreferenceCookies();
  for (const cookie of preferenceCookies(preferences, !isLocalHost(window.location.hostname)))
    document.cookie = cookie;
  return { isKept: keepsCookies(document), addressInLanguage };
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
