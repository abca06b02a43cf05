// Owns: that a test file leaves nothing behind for the next file of its worker, in whichever order they come.
// Must not know: any feature.
// Used by: the configuration of every package's tests, before each file of them.
import { afterAll, vi } from 'vitest';

/** Puts the document back as the first file found it, once what is drawn in it has been taken down. */
function clearDocument(address: string): void {
  for (const element of [document.head, document.body]) element.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=', 1)[0]}=; max-age=0; path=/`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
}

// Files of a worker share its globals. Hooks end last to first, so these come after those of the file.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react');
  const { href } = location;
  afterAll(() => {
    cleanup();
    clearDocument(href);
  });
}
