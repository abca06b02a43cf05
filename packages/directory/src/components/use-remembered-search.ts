import { useSession } from '@xinglin/api';
import { useLater } from './use-later';

/** Keeps what is searched on this device; an empty search is none. */
export function useRememberedSearch(words: string): void {
  const owner = useSession()?.userId ?? null;
  useLater(words === '' ? null : words, async (q) => {
    const { rememberSearch, searchStorage } = await import('../model/search-history');
    rememberSearch(searchStorage, owner, q);
  });
}
