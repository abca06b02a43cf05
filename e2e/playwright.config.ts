import { defineConfig } from '@playwright/test';
// @boundaries-ignore the journeys start the portal exactly as the root's commands do
import { chromiumOptions } from '../tooling/process/chromium-options.mjs';

export default defineConfig({
  testDir: 'specs',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './fixtures/portal-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only when repeated hides a fault, so nothing is repeated.
  retries: 0,
  workers: 2,
  // An end for what hangs, and no measure of speed: a busy machine takes its time.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumOptions,
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // Takes a fifth of a journey's time, and nobody takes files from a CI that only prints.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
