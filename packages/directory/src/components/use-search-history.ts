import { useSession } from '@xinglin/api';
import { personalStorage } from '@xinglin/platform';
import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { clearHistory, readHistory, rememberSearch } from '../model/search-history';

/** Where this device keeps searches. Looked at only in effects and snapshots, never on a server. */
const storage = personalStorage('searches', { area: () => window.localStorage });

/** Keeps what is searched on this device; an empty search is none. */
export function useRememberedSearch(words: string): void {
  const owner = useSession()?.userId ?? null;
  useEffect(() => {
    rememberSearch(storage, owner, words);
  }, [owner, words]);
}

// Only this page changes the searches while it is in view, and it renders again when it does.
const never = () => () => undefined;

/** Earlier searches of this device. Empty on the server, because only the device knows them. */
export function useSearchHistory() {
  const owner = useSession()?.userId ?? null;
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // A text, because a snapshot must be the same value while nothing changes.
  const text = useSyncExternalStore(
    never,
    () => JSON.stringify(readHistory(storage, owner)),
    () => '[]',
  );
  return {
    // Written just above.
    history: JSON.parse(text) as readonly string[],
    clear: () => {
      clearHistory(storage);
      renderAgain();
    },
  };
}
