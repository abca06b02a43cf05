import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { changesAllTests } from './test/reruns.mjs';

/** What every package's tests are run by, from `npm run check` and `npm test` alike. */
export default defineConfig({
  test: {
    forceRerunTriggers: changesAllTests,
    // Ends for what hangs and no measures of speed: a busy machine is slow over a property's hundred runs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The same tree draws the same examples; the long run names a seed, a new one each time.
    provide: { seed: Number(process.env['XINGLIN_TEST_SEED'] ?? 20_261_125) },
    expect: { poll: { timeout: 50_000 } },
    // Class names as they are written: a test that looks for one finds it.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    setupFiles: ['patience', 'leave-nothing'].map((name) =>
      fileURLToPath(new URL(`../packages/testing/src/${name}.ts`, import.meta.url)),
    ),
  },
});
