// Owns: the ordered list of checks and test runs: the cheap ones first, the browser last.
// Must not know: how a step is run or counted.
// Used by: the test command.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/workspace.mjs';

const check = (name, command, ...parameters) => ({
  name,
  kind: 'check',
  command,
  parameters: () => parameters,
  directory: root,
});

const tool = (name, ...parameters) => check(name, 'node', ...parameters);

/** @param {string[]} own how the package itself runs Vitest, from its `test` script. */
const vitest = (name, directory, own) => ({
  name,
  kind: 'vitest',
  command: 'vitest',
  parameters: (report) => [
    ...own,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  directory,
});

/** Packages whose tests need Chromium; they have steps of their own. */
const inBrowser = ['@xinglin/storybook', '@xinglin/contract-tests'];

/** Every package with tests of its own, by the order of its folder. */
function packagesWithTests() {
  return globSync('{packages,partners,apps,tooling}/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => ({
      directory: join(root, file, '..'),
      ...JSON.parse(readFileSync(join(root, file), 'utf8')),
    }))
    .filter(({ directory, name }) => !inBrowser.includes(name) && hasTests(directory));
}

const hasTests = (directory) =>
  globSync('{*,src/**/*,bench/*}.test.{ts,tsx}', { cwd: directory }).length > 0;

/** The steps of `npm test`; with `ci` also what a merge must hold besides. */
export function steps({ ci }) {
  return [
    tool('generated files', 'tooling/generate.mjs', '--check'),
    tool('texts', 'tooling/generate/check-locales.mjs'),
    check('lint', 'oxlint'),
    check('format', 'oxfmt', '--check'),
    tool('boundaries', 'tooling/check/boundaries.mjs'),
    tool('dependencies', 'tooling/check/dependencies.mjs'),
    check('dead code', 'knip', '--no-progress', '--no-config-hints'),
    check('types', 'turbo', 'run', 'typecheck', '--output-logs=errors-only'),
    check('build', 'turbo', 'run', 'build', '--output-logs=errors-only'),
    check('published packages', 'turbo', 'run', 'check:package', '--output-logs=errors-only'),
    vitest('tooling', root, ['run', '--config', 'tooling/vitest.config.mjs']),
    ...packagesWithTests().map(({ name, directory, scripts }) =>
      vitest(name.replace('@xinglin/', ''), directory, scripts.test.split(' ').slice(1)),
    ),
    {
      ...vitest('contract tests', join(root, 'packages/contract-tests'), ['run']),
      browser: true,
    },
    { ...vitest('stories', join(root, 'apps/storybook'), ['run']), browser: true },
    {
      name: 'journeys',
      kind: 'playwright',
      command: 'playwright',
      parameters: () => ['test', '--reporter=dot,json'],
      environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      directory: join(root, 'e2e'),
      browser: true,
    },
    ...(ci
      ? [
          { ...tool('size budget', 'tooling/size-budget.mjs'), browser: true },
          tool('load', 'tooling/load.mjs', '--short'),
          tool('spec coverage', 'tooling/spec-coverage.mjs'),
          tool('start in a fresh clone', 'tooling/test/fresh-start.mjs'),
        ]
      : []),
  ].filter(({ directory }) => existsSync(directory));
}
