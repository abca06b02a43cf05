import { personalStorage } from '@xinglin/platform';
import { useMemo, useSyncExternalStore } from 'react';
import { readLines, writeLines, type SkuCount } from './sku-counts';

/** The cart of a visitor, on this device alone; it goes into the account's at sign-in, and a sign-out leaves nothing. */
const storage = personalStorage('cart', { area: () => window.localStorage });

const key = 'lines';
/** A month: who comes back later begins anew. */
const lifeMs = 30 * 24 * 60 * 60 * 1000;

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same person.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** A text, because a snapshot must be the same value while nothing changes. */
function kept(): string {
  const text: unknown = storage.get(key);
  return typeof text === 'string' ? text : '';
}

export const visitorLines = (): SkuCount[] => readLines(kept());

/** Keeps lines in place of those before; false where the device takes none. */
export function keepVisitorLines(lines: readonly SkuCount[]): boolean {
  if (lines.length === 0) storage.remove(key);
  const isKept = lines.length === 0 || storage.set(key, writeLines(lines), lifeMs);
  for (const listener of listeners) listener();
  return isKept;
}

/** What a visitor put into the cart on this device; null before that is known, as on the server. */
export function useVisitorLines(): readonly SkuCount[] | null {
  const text = useSyncExternalStore(listen, kept, () => null);
  return useMemo(() => (text === null ? null : readLines(text)), [text]);
}
