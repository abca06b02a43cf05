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

/**
 * Loads the address again where the server answers but no longer has the file of the page: a release has replaced it, and
 * no chunk will load. Without an answer the page stays, which can still be read.
 * @param file the address of a chunk that is here.
 */
export async function reloadIfReplaced(file: string): Promise<void> {
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status !== 404) return;
  reloadOnce(window.location.href, sessionStorageOrNull(), Date.now(), (to) =>
    window.location.assign(to),
  );
}
