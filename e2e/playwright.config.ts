import { defineConfig } from '@playwright/test';
// @boundaries-ignore the journeys start the portal exactly as the root's commands do
import { chromiumOptions } from '../tooling/process/chromium-options.mjs';
// @boundaries-ignore the journeys of a run are chosen exactly as its other tests are
import { testFiles } from '../tooling/test/long-run.mjs';

const { include, exclude } = testFiles('**', 'ts');

export default defineConfig({
  testDir: 'specs',
  testMatch: include,
  testIgnore: exclude,
  outputDir: 'test-results',
  globalSetup: './fixtures/portal-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What passes only when repeated is printed at the end of a run, as a fault of the test.
  retries: 1,
  workers: 2,
  // An end for what hangs, and no measure of speed: a busy machine takes its time.
  timeout: 240_000,
  expect: { timeout: 50_000 },
  reporter: [['list']],
  use: {
    // What waits for a control or an address ends before its test does, and so says what it waited for.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    browserName: 'chromium',
    launchOptions: chromiumOptions,
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // Takes a fifth of a journey's time: only what failed is looked at so closely, when it is repeated. Nobody takes files
    // from a CI that only prints.
    trace: process.env.CI ? 'off' : 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
