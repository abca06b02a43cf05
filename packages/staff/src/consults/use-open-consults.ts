import { useMemo } from 'react';
import { useDesk } from '../api/staff-api';
import { callingFirst, queuePollMs, type QueueItem } from './queue-item';

/** The consults that are not over: those that wait by their promise, then those under way. */
export function useOpenConsults(): readonly QueueItem[] {
  const options = { pollingInterval: queuePollMs };
  const waiting = useDesk('list-consult-queue', { tab: 'waiting' }, options).data?.items;
  const running = useDesk('list-consult-queue', { tab: 'running' }, options).data?.items;
  return useMemo(() => callingFirst([...(waiting ?? []), ...(running ?? [])]), [waiting, running]);
}
