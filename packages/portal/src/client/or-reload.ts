import { reloadOnce, sessionStorageOrNull } from './reload-once';

/**
 * Waits for a chunk; where it fails to load, the address is loaded again, and what waits here waits for that. Not
 * without a network: that load would end on the browser's own page.
 */
export async function orReload<Value>(loading: Promise<Value>, url: string | null): Promise<Value> {
  try {
    return await loading;
  } catch (error) {
    const target = url ?? window.location.href;
    if (
      navigator.onLine &&
      reloadOnce(target, sessionStorageOrNull(), Date.now(), (to) => window.location.assign(to))
    ) {
      return new Promise<Value>(() => undefined);
    }
    throw error;
  }
}
