import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

// The pictures have a portal of their own, whose clock shows a chosen afternoon.
const { globalSetup: _, ...settings } = journeys;

/** `npm run pictures`: no check, but a picture of each page in one look; beside the journeys and not part of `npm test`. */
export default defineConfig(settings, {
  testDir: 'pictures',
  testMatch: '**/*.pictures.ts',
  testIgnore: [],
  workers: 1,
  retries: 0,
  timeout: 1_800_000,
  use: { trace: 'off', screenshot: 'off' },
});
