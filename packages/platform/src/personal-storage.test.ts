import { expect, test } from 'vitest';
import type { StorageArea } from './expiring-storage';
import {
  forgetPerson,
  keptInMemory,
  personalDatabase,
  personalStorage,
  type StoragePlaces,
} from './personal-storage';

/** Storage as browsers have it, with its values to look at. */
function areaOf(values: Map<string, string>): StorageArea & { clear(): void } {
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** A device that holds databases; `open` is one that another page does not let go of. */
function device({ open = '' } = {}) {
  const local = new Map([['xl:guide-seen', '1']]);
  const session = new Map<string, string>();
  const databases = new Set(['another site’s idea']);
  const places: StoragePlaces = {
    localStorage: areaOf(local),
    sessionStorage: areaOf(session),
    indexedDB: {
      databases: async () => [...databases].map((name) => ({ name, version: 1 })),
      deleteDatabase: (name) => ({
        addEventListener(outcome, listener) {
          const isHeld = name === open;
          if (!isHeld) databases.delete(name);
          if (outcome === (isHeld ? 'blocked' : 'success')) listener();
        },
      }),
    },
  };
  return { places, local, session, databases };
}

test('whatever is stored of a person goes, wherever it was put; what is the device’s stays', async () => {
  const { places, local, session, databases } = device();
  const drafts = personalStorage('test-drafts', { area: () => places.localStorage });
  const entrance = personalStorage('test-entrance', { area: () => places.sessionStorage });
  const off = personalStorage('test-off', {});
  let unsent = ['望闻问切'];
  keptInMemory('test-outbox', () => (unsent = []));
  databases.add(personalDatabase('test-outbox'));
  for (const storage of [drafts, entrance, off]) storage.set('name', '王小明');
  expect([drafts, entrance, off].map((storage) => storage.get('name'))).toEqual(
    Array.from({ length: 3 }, () => '王小明'),
  );
  await forgetPerson(places);
  expect([drafts, entrance, off].map((storage) => storage.get('name'))).toEqual([null, null, null]);
  expect(unsent).toEqual([]);
  expect([...local.keys()]).toEqual(['xl:guide-seen']);
  expect(session.size).toBe(0);
  expect([...databases]).toEqual(['another site’s idea']);
});

test('so does what code that is not loaded has stored, in this version or an earlier one', async () => {
  const { places, local } = device();
  for (const key of ['xl-person.consult:draft', 'xl-account:patient.1', 'xl:searches'])
    local.set(key, '王小明');
  await forgetPerson(places);
  expect([...local.keys()]).toEqual(['xl:guide-seen']);
});

test('a database that another page holds open keeps nobody waiting', async () => {
  const { places, databases } = device({ open: personalDatabase('test-held') });
  databases.add(personalDatabase('test-held'));
  await forgetPerson(places);
});

test('a browser that refuses every place is none to worry about', async () => {
  const refuse = (): never => {
    throw new Error('SecurityError');
  };
  await forgetPerson({
    get localStorage() {
      return refuse();
    },
    get sessionStorage() {
      return refuse();
    },
    get indexedDB() {
      return refuse();
    },
  });
});
