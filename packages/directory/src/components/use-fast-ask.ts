import { useStoreSelector } from '@xinglin/api';
import type { FastAsk } from '@xinglin/gateway-sdk';

/**
 * Whether a doctor answers within minutes, as the page's load has put it into the store. Home reads it there: the rows
 * of all calls of consults would be a tenth of its scripts.
 */
export function useFastAsk(): FastAsk | undefined {
  return useStoreSelector(
    // The store's own name of a call without input; only this call answers under it.
    ({ gateway }) => gateway.queries['isFastAskOpen(undefined)']?.data as FastAsk | undefined,
  );
}
