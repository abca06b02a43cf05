import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What every package's tests are run by, from `npm run check` and `npm test` alike. */
export default defineConfig({
  test: {
    // An end for what hangs and no measure of speed: a busy machine is slow over a property's hundred runs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: [fileURLToPath(new URL('../packages/testing/src/patience.ts', import.meta.url))],
  },
});
