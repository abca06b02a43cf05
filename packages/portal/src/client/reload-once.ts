const key = 'xl-reloaded';
/** Milliseconds within which the same load does not help a second time. */
const quietMs = 20_000;

/**
 * A chunk that fails to load is usually one of the build before: loads the address anew, once. Answers false
 * where that was just tried, or cannot be remembered.
 */
export function reloadOnce(
  url: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  now: number,
  open: (url: string) => void,
): boolean {
  try {
    const [lastUrl, lastTime] = (storage?.getItem(key) ?? '').split(' ');
    if (storage === null || (lastUrl === url && now - Number(lastTime) < quietMs)) return false;
    storage.setItem(key, `${url} ${now}`);
  } catch {
    // Without a memory a reload could go on for ever.
    return false;
  }
  open(url);
  return true;
}

/** The session storage, where the browser allows it. */
export function sessionStorageOrNull(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
