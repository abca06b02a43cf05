// Owns: how a test or a measurement launches Chromium on this machine.
// Used by: the end-to-end configuration, the size budget and the bench.
import { existsSync } from 'node:fs';

const debian = '/usr/bin/chromium';

/** Playwright's launch options: Debian's Chromium when there is one, and nothing that calls home. */
export const chromiumOptions = {
  ...(existsSync(debian) ? { executablePath: debian } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
