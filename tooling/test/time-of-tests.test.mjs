import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { resolveConfig } from 'vitest/node';
import { root } from '../process/workspace.mjs';

// Stories and contract tests run in a browser, which has its own measure.
const inBrowser = ['@xinglin/storybook', '@xinglin/contract-tests'];
const packages = globSync('{packages,partners,apps}/*/package.json', { cwd: root })
  .map((file) => ({
    directory: join(root, dirname(file)),
    ...JSON.parse(readFileSync(join(root, file), 'utf8')),
  }))
  .filter(({ name, scripts }) => scripts?.test?.startsWith('vitest') && !inBrowser.includes(name))
  .map(({ name, directory, scripts }) => [name, directory, scripts.test]);

it.each(packages)(
  'a test of %s has a minute or more, whoever runs it',
  async (_, directory, script) => {
    const config = /--config (\S+)/.exec(script)?.[1];
    const { test } = await resolveConfig({
      root: directory,
      ...(config !== undefined && { config: join(directory, config) }),
    });
    expect(test.testTimeout).toBeGreaterThanOrEqual(60_000);
    expect(test.hookTimeout).toBeGreaterThanOrEqual(60_000);
  },
);

it('finds packages', () => expect(packages.length).toBeGreaterThan(15));
