// Owns: that there is a Chromium for stories and journeys: Debian's where apt exists, Playwright's elsewhere.
// Used by: the test command.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, run, tryThrice } from '../process/workspace.mjs';

const debian = '/usr/bin/chromium';

/** Installs Chromium when the machine has none. */
export async function requireChromium() {
  if (existsSync(debian)) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    const code = await tryThrice(
      async () =>
        (await run('apt-get', ['update', '-qq'])) ||
        (await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'])),
    );
    if (code === 0) return;
  }
  const code = await tryThrice(() =>
    run('pnpm', ['exec', 'playwright', 'install', 'chromium'], { cwd: join(root, 'e2e') }),
  );
  if (code !== 0) throw new CommandError('Chromium is missing and could not be installed.');
}
