import { defineConfig } from 'vitest/config';
// @boundaries-ignore every package's tests have the same time
import shared from '../../tooling/vitest.packages.ts';

export default defineConfig({
  test: {
    ...shared.test,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Each file opens a gateway of its own; two at a time are what two cores carry.
    maxWorkers: 2,
    // Ends for what hangs and no measures of speed: a busy machine takes minutes to seed two databases.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 50_000 } },
  },
});
