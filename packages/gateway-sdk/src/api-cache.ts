import type { PreparedRequest } from './prepared-request';

/** Where cached answers stay: time-limited storage that never throws. `@xinglin/platform` has one for browsers. */
export interface ApiCacheStorage {
  get(key: string): unknown;
  set(key: string, value: unknown, lifeMs: number): unknown;
  clear(): void;
}

/** The API cache of one client (spec 1 §9). */
export interface ApiCache {
  /** The kept data, null when there is none. */
  read(key: string): { readonly data: unknown } | null;
  write(key: string, data: unknown): void;
  /** Forgets everything: a person signs out. */
  clear(): void;
  /** Whether the page asked for fresh answers; nothing is then read or kept. */
  isBypassed(): boolean;
  /** Asks a portal's shared cache in place of the gateway. */
  request?(
    path: string,
    input: unknown,
    headers: Readonly<Record<string, string>>,
  ): PreparedRequest;
}

/** What {@link createApiCache} needs. */
export interface ApiCacheOptions {
  readonly storage: ApiCacheStorage;
  /** Longest life in milliseconds; each answer lives between half and all of it (spec 1 §9). */
  readonly lifeMs?: number;
  readonly random?: () => number;
  readonly isBypassed?: () => boolean;
  /** Where answers that are not kept are asked for: a portal's `/api/cache.json` (spec 1 §7). */
  readonly sharedUrl?: string;
}

/** 180,000 ms (spec 1 §9). */
export const apiCacheLifeMs = 180_000;

/** Makes the API cache: lives randomised between half and full, so that what came together does not expire together. */
export function createApiCache(options: ApiCacheOptions): ApiCache {
  const {
    storage,
    lifeMs = apiCacheLifeMs,
    random = Math.random,
    isBypassed = () => false,
    sharedUrl,
  } = options;
  return {
    read(key) {
      const kept = storage.get(key);
      // Any script of the origin can write storage: only our own format counts.
      return typeof kept === 'object' && kept !== null && 'data' in kept
        ? { data: kept.data }
        : null;
    },
    write: (key, data) =>
      void storage.set(key, { data }, Math.round(lifeMs * (0.5 + random() / 2))),
    clear: () => storage.clear(),
    isBypassed,
    ...(sharedUrl !== undefined && {
      request: (path, input, headers) => ({
        url: sharedUrl,
        init: {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ path, input: input ?? {} }),
        },
      }),
    }),
  };
}

/** Whether an address asks for fresh answers: `disableCache` with any value but 0 (spec 1 §5). */
export function isCacheDisabled(query: URLSearchParams): boolean {
  const value = query.get('disableCache');
  return value !== null && value !== '0';
}
