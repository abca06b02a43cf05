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
      void written.then((isKept) => {
        window.location.replace(addressInLanguage(url, isKept ? null : next.locale));
      });
    } else {
      showOnDocument(next, dark.matches);
    }
  });
}

/**
 * The address of a page after another language was chosen: it names that one, or none where a cookie keeps it. A `target`
 * that names a language would else outweigh the choice.
 */
export function addressInLanguage(address: URL, locale: string | null): URL {
  const url = new URL(address);
  const { origin } = url;
  if (locale === null) url.searchParams.delete('lang');
  else url.searchParams.set('lang', locale);
  const target = url.searchParams.get('target');
  if (target === null || !URL.canParse(target, origin)) return url;
  const wanted = new URL(target, origin);
  if (wanted.origin !== origin || !wanted.searchParams.has('lang')) return url;
  if (locale === null) wanted.searchParams.delete('lang');
  else wanted.searchParams.set('lang', locale);
  url.searchParams.set('target', wanted.pathname + wanted.search + wanted.hash);
  return url;
}

/** Answers whether the browser keeps them; where it does not, only the address can carry a choice on. */
async function writeCookies(preferences: PreferencesState): Promise<boolean> {
  const { isLocalHost, keepsCookies, preferenceCookies } = await loadPreferenceCookies();
  for (const cookie of preferenceCookies(preferences, !isLocalHost(window.location.hostname)))
    document.cookie = cookie;
  return keepsCookies(document);
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
