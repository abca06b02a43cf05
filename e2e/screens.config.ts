import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run screens`: no check, but the pictures of docs/screens; beside the journeys and not part of `npm test`. */
export default defineConfig(journeys, {
  testDir: 'screens',
  testMatch: '**/*.screens.ts',
  workers: 1,
  timeout: 120_000,
  use: { deviceScaleFactor: 2, trace: 'off' },
});
