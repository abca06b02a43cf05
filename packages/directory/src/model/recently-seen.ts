import { personalStorage, type ExpiringStorage } from '@xinglin/platform';
import type { Owner } from './search-history';

/** Where this device keeps what was looked at; signing out empties it. Used in a browser alone. */
export const seenStorage = personalStorage('seen', { area: () => window.localStorage });

const key = 'seen';
const mostKept = 6;
/** A month: who looked for a doctor comes back within it. */
const lifeMs = 30 * 24 * 60 * 60 * 1000;

/** A doctor or a hospital that was looked at, by the words its page showed. */
export interface Seen {
  readonly kind: 'doctor' | 'hospital';
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

/** What was looked at on this device, newest first: only for the person whom it belongs to, like earlier searches. */
export function readSeen(storage: ExpiringStorage, owner: Owner): readonly Seen[] {
  const kept = storage.get(key);
  if (typeof kept !== 'object' || kept === null || !('seen' in kept && 'owner' in kept)) return [];
  if (kept.owner !== null && kept.owner !== owner) {
    storage.remove(key);
    return [];
  }
  return Array.isArray(kept.seen) ? kept.seen.filter(isSeen).slice(0, mostKept) : [];
}

function isSeen(one: unknown): one is Seen {
  if (typeof one !== 'object' || one === null) return false;
  const { kind, id, name, note } = one as Partial<Record<keyof Seen, unknown>>;
  return (
    (kind === 'doctor' || kind === 'hospital') &&
    [id, name, note].every((text) => typeof text === 'string')
  );
}

/** Puts one in front; one that was there moves. */
export function rememberSeen(storage: ExpiringStorage, owner: Owner, seen: Seen): void {
  const others = readSeen(storage, owner).filter(
    ({ kind, id }) => kind !== seen.kind || id !== seen.id,
  );
  storage.set(key, { owner, seen: [seen, ...others].slice(0, mostKept) }, lifeMs);
}

/** Forgets all of it. */
export function clearSeen(storage: ExpiringStorage): void {
  storage.remove(key);
}
