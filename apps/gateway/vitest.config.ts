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
    // An end for what never comes, as the time of a test is; a machine that is busy polls for longer than one second.
    expect: { poll: { timeout: 50_000 } },
  },
});
