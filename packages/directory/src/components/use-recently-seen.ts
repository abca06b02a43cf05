import { useSession } from '@xinglin/api';
import { useReducer, useSyncExternalStore } from 'react';
import { clearSeen, readSeen, seenStorage as storage, type Seen } from '../model/recently-seen';

// Nothing is looked at while the list is in view.
const never = () => () => undefined;

/** What was looked at on this device. Empty on the server, because only the device knows. */
export function useRecentlySeen() {
  const owner = useSession()?.userId ?? null;
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // A text, because a snapshot must be the same value while nothing changes.
  const text = useSyncExternalStore(
    never,
    () => JSON.stringify(readSeen(storage, owner)),
    () => '[]',
  );
  return {
    // Written just above.
    seen: JSON.parse(text) as readonly Seen[],
    clear: () => {
      clearSeen(storage);
      renderAgain();
    },
  };
}
