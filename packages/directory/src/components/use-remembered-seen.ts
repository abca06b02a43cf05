import { useSession } from '@xinglin/api';
import type { Seen } from '../model/recently-seen';
import { useLater } from './use-later';

/** Keeps on this device that a doctor or a hospital was looked at; not before there is one. */
export function useRememberedSeen(seen: Seen | undefined): void {
  const owner = useSession()?.userId ?? null;
  useLater(seen === undefined ? null : JSON.stringify(seen), async (text) => {
    const { rememberSeen, seenStorage } = await import('../model/recently-seen');
    // Written just above.
    rememberSeen(seenStorage, owner, JSON.parse(text) as Seen);
  });
}
