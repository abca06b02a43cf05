import { personalStorage, type ExpiringStorage } from '@xinglin/platform';

/** Where this device keeps searches. Used in a browser alone. */
export const searchStorage = personalStorage('searches', { area: () => window.localStorage });

const key = 'searches';
const longest = 10;

/** Who searches: a user's id, or null for a visitor. */
export type Owner = string | null;

/**
 * Earlier searches, newest first. What a person searches tells of their health, so they stay on
 * this device, for the life of the storage (a day), can be cleared, and are not shown to anyone but
 * the person they belong to; a visitor who signs in keeps theirs.
 */
export function readHistory(storage: ExpiringStorage, owner: Owner): readonly string[] {
  const kept = storage.get(key);
  if (typeof kept !== 'object' || kept === null || !('searches' in kept && 'owner' in kept))
    return [];
  if (kept.owner !== null && kept.owner !== owner) {
    storage.remove(key);
    return [];
  }
  if (!Array.isArray(kept.searches)) return [];
  const isSearch = (entry: unknown): entry is string => typeof entry === 'string' && entry !== '';
  return kept.searches.filter(isSearch).slice(0, longest);
}

/** Puts a search in front; one that was there moves. Answers the new list. */
export function rememberSearch(
  storage: ExpiringStorage,
  owner: Owner,
  q: string,
): readonly string[] {
  const words = q.trim();
  const former = readHistory(storage, owner);
  if (words === '') return former;
  const searches = [words, ...former.filter((entry) => entry !== words)].slice(0, longest);
  storage.set(key, { owner, searches });
  return searches;
}

/** Forgets all searches. */
export function clearHistory(storage: ExpiringStorage): void {
  storage.remove(key);
}
