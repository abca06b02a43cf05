import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // An end for what hangs on a busy machine.
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
    // Class names as they are written: a test that looks for one finds it.
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
