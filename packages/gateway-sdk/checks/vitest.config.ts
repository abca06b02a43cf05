import { defineConfig } from 'vitest/config';

/** What the package is like once it is packed; `src` has the tests of what it does. */
export default defineConfig({
  test: { dir: import.meta.dirname, testTimeout: 120_000, hookTimeout: 300_000 },
});
