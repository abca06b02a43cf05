import type { StorageArea } from '@xinglin/platform';

/** A storage of a browser, over entries that a test can look at. */
export function areaOf(entries: Map<string, string>): StorageArea {
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
}
