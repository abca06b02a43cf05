import { useSyncExternalStore } from 'react';
import type { Observable } from './observable';

/** The state of a peer or of devices, as it is now. */
export function useObserved<Value>(observed: Observable<Value>): Value {
  return useSyncExternalStore(observed.subscribe, observed.get, observed.get);
}
