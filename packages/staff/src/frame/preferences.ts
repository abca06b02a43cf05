import { isLocale, type Locale } from '@xinglin/i18n';

/** Languages of the app, in the order of the switch. */
export const staffLocales = ['zh-Hans', 'zh-Hant', 'en'] as const satisfies readonly Locale[];

const key = 'xl_staff_locale';

/** The language that was chosen here, else the browser's first one that the app has, else Simplified Chinese. */
export function storedLocale(): Locale {
  const stored = readItem(key);
  if (stored !== null && isLocale(stored) && staffLocales.some((one) => one === stored))
    return stored;
  for (const wanted of navigator.languages) {
    if (/^zh-(?:hant|tw|hk|mo)/i.test(wanted)) return 'zh-Hant';
    if (/^zh/i.test(wanted)) return 'zh-Hans';
    if (/^en/i.test(wanted)) return 'en';
  }
  return 'zh-Hans';
}

/** Stores the choice; where storage is off it lasts until the page is closed. */
export function storeLocale(locale: Locale): void {
  writeItem(key, locale);
}

/** An item of localStorage; null where there is none or storage is off. */
export function readItem(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Writes an item to localStorage, where that is possible. */
export function writeItem(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // A browser may refuse storage; nothing here depends on it.
  }
}

/** Follows the system's choice of light or dark for as long as the page is open. */
export function followColourScheme(root: HTMLElement): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    root.dataset['theme'] = dark.matches ? 'dark' : 'light';
  };
  dark.addEventListener('change', show);
  show();
}
