import { useSyncExternalStore } from 'react';

// It changes only by navigations to and from the page that reads it.
const never = () => () => undefined;

/** What an earlier page of signing in has handed on; undefined until the browser has looked. */
export function useHandedOn({ get }: { readonly get: () => string | null }) {
  return useSyncExternalStore<string | null | undefined>(never, get, () => undefined);
}
