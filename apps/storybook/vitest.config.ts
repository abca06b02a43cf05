import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
// @boundaries-ignore the stories run in the browser that the root's commands start
import { chromiumOptions } from '../../tooling/process/chromium-options.mjs';
// @boundaries-ignore the tests of a run are chosen alike everywhere
import { isLongRun, testFiles } from '../../tooling/test/long-run.mjs';
// @boundaries-ignore a change of the contract affects all tests
import { changesAllTests } from '../../tooling/test/reruns.mjs';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

/**
 * The gate shows a page with what it has and without: the kits prove the states that are alike on every page, and the
 * long run shows them all.
 */
const fewerStates: Plugin = {
  name: 'fewer-states',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.stories.tsx')
      ? code.replaceAll(/^export const \w+: Story = states\.(?:loading|failed|signedOut);$/gm, '')
      : undefined,
};

const modes = ['standard', 'elder'] as const;
/** Stories in Chromium with axe, in one mode of the interface. */
async function storiesIn(mode: (typeof modes)[number]) {
  return {
    plugins: [
      ...(isLongRun ? [] : [fewerStates]),
      ...(await storybookTest({ configDir, initialGlobals: { mode } })),
    ],
    test: {
      name: mode,
      // The first story that shows a file waits for the library that reads it.
      testTimeout: 120_000,
      // What passes only when repeated is printed at the end of a run, as a fault of the test.
      retry: 1,
      // Stories share a page in Storybook too; a page for each file costs a third of the time.
      isolate: false,
      // Two pages at a time are what two cores carry; the default would leave one core idle.
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromiumOptions }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

/** That there is a story for whatever needs one, told by the modules alone. */
const checks = {
  test: {
    name: 'checks',
    environment: 'happy-dom',
    ...testFiles('checks', 'ts', 'tsx'),
    // The first story file to be read loads all that stories share, for which a busy machine is slow.
    testTimeout: 120_000,
  },
};

/** That photographs of stories are the same where nothing has changed. */
const visual = { test: { name: 'visual', include: ['visual/*.test.mjs'], testTimeout: 120_000 } };

export default defineConfig(async () => ({
  test: {
    forceRerunTriggers: changesAllTests,
    projects: [checks, visual, ...(await Promise.all(modes.map(storiesIn)))],
  },
}));
