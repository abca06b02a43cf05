import {
  createExpiringStorage,
  type ExpiringStorage,
  type ExpiringStorageOptions,
  type StorageArea,
} from './expiring-storage';

/** Stands before whatever is stored of a person: what is found under it goes with them, though the code that put it there is not loaded. */
const prefix = 'xl-person.';

/** Where earlier versions kept the same things: a device that signs out may still hold them. */
const formerPrefixes = ['xl-account:', 'xl:searches'];

/** What clears the memory of each namespace, by its name. */
const inMemory = new Map<string, () => void>();

/** The part of a browser's `indexedDB` used here. */
interface Databases {
  databases(): Promise<readonly { readonly name?: string }[]>;
  deleteDatabase(name: string): {
    addEventListener(type: 'success' | 'error' | 'blocked', listener: () => void): void;
  };
}

/** What a page may store things in; a `Window` fits. Each may throw at the mere look at it. */
export interface StoragePlaces {
  readonly localStorage: StorageArea;
  readonly sessionStorage: StorageArea & { clear(): void };
  readonly indexedDB: Databases;
}

/**
 * Storage for what is a person's: drafts, searches, what a sign-in hands on. {@link forgetPerson} empties it.
 * @param namespace the feature that it belongs to, and what of it.
 */
export function personalStorage(
  namespace: string,
  options: Omit<ExpiringStorageOptions, 'prefix'>,
): ExpiringStorage {
  const storage = createExpiringStorage({ ...options, prefix: prefix + namespace });
  keptInMemory(namespace, () => storage.clear());
  return storage;
}

/** Name of an IndexedDB for what is a person's; {@link forgetPerson} deletes it. Close it on `versionchange`, or it stays until the page goes. */
export function personalDatabase(namespace: string): string {
  return prefix + namespace;
}

/** Makes known what a page holds of a person in memory, and how to forget it. */
export function keptInMemory(namespace: string, forget: () => void): void {
  inMemory.set(namespace, forget);
}

/**
 * Leaves nothing of the person on the device, wherever it was put and whether or not its code is loaded: for a
 * sign-out, here or in another tab, and another person's coming. A session that ends by itself keeps it for its
 * owner. A place that refuses holds nothing or cannot be had.
 */
export async function forgetPerson(places: StoragePlaces): Promise<void> {
  for (const forget of inMemory.values()) forget();
  attempt(() => {
    const area = places.localStorage;
    const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
    for (const key of keys)
      if ([prefix, ...formerPrefixes].some((start) => key.startsWith(start))) area.removeItem(key);
  });
  // What pages kept for this visit.
  attempt(() => places.sessionStorage.clear());
  await forgetDatabases(places);
}

async function forgetDatabases(places: StoragePlaces): Promise<void> {
  try {
    const { indexedDB } = places;
    const found = await indexedDB.databases();
    const names = found.flatMap(({ name }) => (name?.startsWith(prefix) ? [name] : []));
    await Promise.all(
      names.map(
        (name) =>
          new Promise<void>((done) => {
            const request = indexedDB.deleteDatabase(name);
            // Where another page has it open, it goes when that page lets go of it.
            for (const outcome of ['success', 'error', 'blocked'] as const)
              request.addEventListener(outcome, done);
          }),
      ),
    );
  } catch {
    // No database can be had here.
  }
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Storage is switched off.
  }
}
