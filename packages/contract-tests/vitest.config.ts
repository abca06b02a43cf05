import { readFileSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
// @boundaries-ignore these tests launch Chromium exactly as the journeys do
import { chromiumOptions } from '../../tooling/process/chromium-options.mjs';
// @boundaries-ignore a change of the contract affects all tests
import { changesAllTests } from '../../tooling/test/reruns.mjs';
// Node reads this file and what it imports as it is, so the names are whole.
import { freePort } from './harness/free-port.ts';
import { gatewayInPage } from './harness/gateway-in-page.ts';

const idCardPicture = readFileSync(new URL('harness/id-card.png', import.meta.url), 'base64');

/** Gives pages a microphone that hears beeps. */
const microphoneWithoutAsking = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Below this path the page that runs the cases finds the gateway, on its own origin. */
const pageBase = '/gateway-under-test';
/** The same by the way that a case can cut, and what cuts it. */
const linePageBase = '/line-under-test';
const controlPageBase = '/control-of-line';

/** The same cases in one place that the request layer runs in, with a gateway of its own. */
async function casesIn(name: 'node' | 'chromium'): Promise<TestProjectInlineConfiguration> {
  const port = await freePort();
  const linePort = await freePort();
  const controlPort = await freePort();
  const browser = name === 'chromium';
  return {
    ...(browser
      ? {
          plugins: [
            gatewayInPage(pageBase, port),
            gatewayInPage(linePageBase, linePort),
            gatewayInPage(controlPageBase, controlPort),
          ],
        }
      : {}),
    test: {
      name,
      include: ['src/**/*.test.ts'],
      globalSetup: ['harness/gateway-process.ts'],
      provide: {
        gatewayPort: port,
        gatewayBase: browser ? pageBase : `http://127.0.0.1:${port}`,
        linePort,
        controlPort,
        lineBase: browser ? linePageBase : `http://127.0.0.1:${linePort}`,
        controlBase: browser ? controlPageBase : `http://127.0.0.1:${controlPort}`,
        placeName: name,
        idCardPicture,
      },
      // Faults and the clock belong to the whole gateway, so one file runs at a time.
      fileParallelism: false,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 50_000 } },
      ...(browser
        ? {
            // What passes only when repeated is printed at the end of a run, as a fault of the test.
            retry: 1,
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({
                launchOptions: {
                  ...chromiumOptions,
                  args: [...chromiumOptions.args, ...microphoneWithoutAsking],
                },
              }),
              instances: [{ browser: 'chromium' as const }],
            },
          }
        : {}),
    },
  };
}

export default defineConfig(async () => ({
  test: {
    forceRerunTriggers: changesAllTests,
    projects: [await casesIn('node'), await casesIn('chromium')],
  },
}));
