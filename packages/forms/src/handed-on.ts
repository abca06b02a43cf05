import { personalStorage } from '@xinglin/platform';
import { useSyncExternalStore } from 'react';

/** Something that one page hands on to the next, and that must not stand in an address. */
export interface HandedOn {
  /** Null once its life is over, or when nothing was handed on. */
  readonly get: () => string | null;
  readonly keep: (value: string) => void;
  readonly forget: () => void;
}

/**
 * What the pages of a feature hand on in this tab; signing out forgets it.
 * @param namespace whose pages these are.
 * @returns makes one thing that is handed on: its key, and its life in milliseconds.
 */
export function handsOn(namespace: string): (key: string, lifeMs: number) => HandedOn {
  // Of this tab only: another tab may be signing in to another account.
  const storage = personalStorage(namespace, { area: () => window.sessionStorage });
  return (key, lifeMs) => ({
    get: () => {
      const kept = storage.get(key);
      return typeof kept === 'string' ? kept : null;
    },
    keep: (value) => void storage.set(key, value, lifeMs),
    forget: () => storage.remove(key),
  });
}

// It changes only by navigations to and from the page that reads it.
const never = () => () => undefined;

/** What an earlier page has handed on; undefined until the browser has looked. */
export function useHandedOn({ get }: Pick<HandedOn, 'get'>): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(never, get, () => undefined);
}
