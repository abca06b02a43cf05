import { useSession } from '@xinglin/api';
import { useReducer, useSyncExternalStore } from 'react';
import { clearHistory, readHistory, searchStorage as storage } from '../model/search-history';

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
