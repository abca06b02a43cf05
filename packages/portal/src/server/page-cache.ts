import type { PageBody } from './page-body';
import type { InlineSources } from './security-headers';

/** A rendered open page: what is the same for all equal requests. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PageBody;
  /** By what its policy knows its scripts and styles; null where each answer has a nonce for them. */
  readonly inline: InlineSources | null;
}

/** What a rendered open page depends on. Anything else must not change it. */
export interface PageKey {
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly locale: string;
  readonly mode: string;
  readonly theme: string;
  readonly city: string;
  readonly source: string | null;
  readonly experiment: string | null;
  readonly routerTag: string | null;
}

const maximumBytes = 512 * 1024;

/** Keeps rendered open pages for a short time, the least recently used leave first. */
export class PageCache {
  readonly #pages = new Map<string, { page: CachedPage; until: number }>();

  constructor(
    private readonly maximumPages = 500,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get(key: PageKey): CachedPage | null {
    const text = keyText(key);
    const entry = this.#pages.get(text);
    if (!entry) return null;
    this.#pages.delete(text);
    if (entry.until <= this.now()) return null;
    // Back at the end: the most recently used.
    this.#pages.set(text, entry);
    return entry.page;
  }

  /** @param seconds how long the page may be shown again. */
  set(key: PageKey, page: CachedPage, seconds: number): void {
    if (page.body.length > maximumBytes) return;
    const text = keyText(key);
    this.#pages.delete(text);
    this.#pages.set(text, { page, until: this.now() + seconds * 1000 });
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= this.maximumPages) break;
      this.#pages.delete(oldest);
    }
  }
}

/** Each value by its name, so that none can be read as two, and no field of the key can be left out. */
function keyText(key: PageKey): string {
  return JSON.stringify(Object.entries(key).sort(([one], [other]) => (one < other ? -1 : 1)));
}
