/** The part of the Web Storage interface used here; `localStorage` and `sessionStorage` fit. */
export interface StorageArea {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** 24 hours (spec 1 §9, time-limited storage). */
export const defaultStorageLifeMs = 86_400_000;

/** 10,800 seconds (spec 1 §9, session cache): for values of the session storage. */
export const sessionStorageLifeMs = 10_800_000;

/** What {@link createExpiringStorage} needs. */
export interface ExpiringStorageOptions {
  /**
   * Gives the area, as in `() => window.localStorage`. A function, because a browser with storage
   * off throws at the mere look at it. Absent or throwing: values are kept in memory only.
   */
  area?: () => StorageArea;
  /** Stands before each key, so that `clear` touches nothing of others. */
  prefix: string;
  /** Life of a value that is given none, in milliseconds; 24 hours unless told. */
  lifeMs?: number;
  /** Milliseconds since 1970; the system's clock if absent. */
  now?: () => number;
}

/** Values with a limited life. No method throws; what cannot be stored lives in memory. */
export interface ExpiringStorage {
  /** The value as it was set, `null` when absent, expired or unreadable. Its shape is for the caller to check. */
  get(key: string): unknown;
  /** Keeps a JSON value. False when it will not outlive the page. */
  set(key: string, value: unknown, lifeMs?: number): boolean;
  remove(key: string): void;
  /** Removes everything under the prefix: what a log-out asks for. */
  clear(): void;
}

interface Entry {
  value: unknown;
  savedAt: number;
  lifeMs: number;
}

/**
 * Time-limited storage (spec 1 §9) that survives a full, switched off or corrupt area. An entry
 * from the future is as dead as one from the past, so that a clock that was wrong for an hour does
 * not keep a value for a year. Make one for each page or request, never one for a server: its
 * memory belongs to one person.
 */
export function createExpiringStorage(options: ExpiringStorageOptions): ExpiringStorage {
  const now = options.now ?? Date.now;
  const memory = new Map<string, string>();
  const fullKey = (key: string): string => `${options.prefix}:${key}`;

  /** Runs something on the area; `undefined` when there is none or it refuses. */
  function attempt<Result>(action: (area: StorageArea) => Result): Result | undefined {
    try {
      const area = options.area?.();
      // Some web views have the property and null in it.
      return area ? action(area) : undefined;
    } catch {
      return undefined;
    }
  }

  function write(key: string, text: string): boolean {
    return attempt((area) => (area.setItem(key, text), true)) ?? false;
  }

  function erase(key: string): void {
    memory.delete(key);
    attempt((area) => area.removeItem(key));
  }

  function storedKeys(): string[] {
    const keys = attempt((area) =>
      Array.from({ length: area.length }, (_, index) => area.key(index) ?? ''),
    );
    return (keys ?? []).filter((key) => key.startsWith(`${options.prefix}:`));
  }

  /** The live entry of a text, `null` when it is dead or not one of ours. */
  function read(text: string | null | undefined): Entry | null {
    const entry = parseEntry(text ?? '');
    const age = entry === null ? -1 : now() - entry.savedAt;
    return entry !== null && age >= 0 && age < entry.lifeMs ? entry : null;
  }

  function sweep(): void {
    for (const key of storedKeys()) {
      if (read(attempt((area) => area.getItem(key))) === null) erase(key);
    }
  }

  return {
    get(key) {
      const name = fullKey(key);
      const text = memory.get(name) ?? attempt((area) => area.getItem(name));
      if (text === null || text === undefined) return null;
      const entry = read(text);
      if (entry === null) erase(name);
      return entry?.value ?? null;
    },
    set(key, value, lifeMs = options.lifeMs ?? defaultStorageLifeMs) {
      const name = fullKey(key);
      const entry: Entry = { value, savedAt: now(), lifeMs };
      const text = writeEntry(entry);
      erase(name);
      if (text === null) return false;
      if (write(name, text)) return true;
      sweep();
      if (write(name, text)) return true;
      memory.set(name, text);
      return false;
    },
    remove: (key) => erase(fullKey(key)),
    clear() {
      memory.clear();
      for (const key of storedKeys()) erase(key);
    },
  };
}

/** JSON of an entry; `null` for a value JSON has no words for, such as a cycle. */
function writeEntry(entry: Entry): string | null {
  try {
    return JSON.stringify(entry);
  } catch {
    return null;
  }
}

function parseEntry(text: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry !== 'object' || entry === null) return null;
    if (!('value' in entry && 'savedAt' in entry && 'lifeMs' in entry)) return null;
    const { value, savedAt, lifeMs } = entry;
    return typeof savedAt === 'number' && typeof lifeMs === 'number'
      ? { value, savedAt, lifeMs }
      : null;
  } catch {
    return null;
  }
}
