import type { ExpiringStorage } from '@xinglin/platform';

const key = 'searches';
const longest = 10;

/**
 * Earlier searches, newest first. What somebody searches tells of their health, so they stay on this device, for the
 * life of the storage (a day), and can be cleared.
 */
export function readHistory(storage: ExpiringStorage): readonly string[] {
  const value = storage.get(key);
  return Array.isArray(value)
    ? value
        .filter((entry): entry is string => typeof entry === 'string' && entry !== '')
        .slice(0, longest)
    : [];
}

/** Puts a search in front; one that was there moves. Answers the new list. */
export function rememberSearch(storage: ExpiringStorage, q: string): readonly string[] {
  const words = q.trim();
  const former = readHistory(storage);
  if (words === '') return former;
  const history = [words, ...former.filter((entry) => entry !== words)].slice(0, longest);
  storage.set(key, history);
  return history;
}

/** Forgets all searches. */
export function clearHistory(storage: ExpiringStorage): void {
  storage.remove(key);
}
