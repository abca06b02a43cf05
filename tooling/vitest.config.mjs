import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.mjs'],
    // The tests start real processes; on a busy machine these take their time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
