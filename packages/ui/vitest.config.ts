import { defineConfig } from 'vitest/config';
// @boundaries-ignore every package's tests have the same time
import shared from '../../tooling/vitest.packages.ts';

export default defineConfig({
  test: {
    ...shared.test,
    include: ['src/**/*.test.{ts,tsx}'],
    // Class names as they are written: a test that looks for one finds it.
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
