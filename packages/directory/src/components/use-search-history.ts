import { createExpiringStorage } from '@xinglin/platform';
import { useEffect, useState } from 'react';
import { clearHistory, readHistory, rememberSearch } from '../model/search-history';

/**
 * Earlier searches of this device, and `words` added to them. Empty on the server and in the first
 * render, because only the device knows them.
 */
export function useSearchHistory(words: string) {
  const [storage] = useState(() =>
    createExpiringStorage({ prefix: 'xl', area: () => window.localStorage }),
  );
  const [history, setHistory] = useState<readonly string[]>([]);
  useEffect(() => {
    setHistory(words === '' ? readHistory(storage) : rememberSearch(storage, words));
  }, [storage, words]);
  return {
    history,
    clear: () => {
      clearHistory(storage);
      setHistory([]);
    },
  };
}
