import { defineConfig } from 'vitest/config';
import { testFiles } from './test/long-run.mjs';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    ...testFiles('**', 'mjs'),
    // The tests start real processes; on a busy machine these take their time.
    testTimeout: 400_000,
    hookTimeout: 120_000,
  },
});
