/** How a third party's script is loaded. */
export interface LoadScriptOptions {
  /** Milliseconds; 10,000 unless told (spec 1 §7). */
  readonly timeoutMs?: number;
  /** Where it goes; the page's own document unless told. */
  readonly document?: Document;
}

const loading = new WeakMap<Document, Map<string, Promise<void>>>();

/**
 * Loads a script once and waits for it. A script that failed may be tried again.
 * @throws Error when it cannot be loaded, or not in time.
 */
export function loadScript(
  url: string,
  { timeoutMs = 10_000, document = globalThis.document }: LoadScriptOptions = {},
): Promise<void> {
  const scripts = loading.get(document) ?? new Map<string, Promise<void>>();
  loading.set(document, scripts);
  const known = scripts.get(url);
  if (known) return known;
  const script = document.createElement('script');
  const loaded = new Promise<void>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`The script ${url} ${why}.`));
    const timer = setTimeout(() => fail(`did not come within ${timeoutMs} ms`), timeoutMs);
    script.addEventListener('load', () => (clearTimeout(timer), resolve()));
    script.addEventListener('error', () => (clearTimeout(timer), fail('cannot be had')));
  });
  scripts.set(url, loaded);
  loaded.catch(() => {
    scripts.delete(url);
    script.remove();
  });
  script.src = url;
  script.async = true;
  document.head.append(script);
  return loaded;
}
