import { useSyncExternalStore } from 'react';
import { bindToken } from '../model/bind-token';

// It changes only by navigations to and from the page that reads it.
const never = () => () => undefined;

/** The token of an identity that waits for an account; undefined until the browser has looked. */
export function useBindToken(): string | null | undefined {
  return useSyncExternalStore(never, bindToken.get, () => undefined);
}
