// Owns: the ordered list of checks and test runs: the cheap ones first, the browser last.
// Must not know: how a step is run or counted.
// Used by: the test command.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/workspace.mjs';
import { readDifference } from './difference.mjs';
import { journeysIn } from './journeys.mjs';

const check = (name, command, ...parameters) => ({
  name,
  kind: 'check',
  command,
  parameters: () => parameters,
  directory: root,
});

const tool = (name, ...parameters) => check(name, 'node', ...parameters);

/** @param {readonly string[]} own how Vitest is run. */
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

/**
 * The steps a word stands for: those whose name has it, or else the packages' tests below the package of that name.
 */
export function stepsCalled(all, word) {
  const called = all.filter(({ name }) => name.includes(word));
  if (called.length > 0) return called;
  const [folder] = globSync(`{packages,partners,apps,tooling}/${word}`, { cwd: root });
  const packages = all.find(({ name }) => name === 'packages');
  if (folder === undefined || packages === undefined) return [];
  const parameters = (report) => [...packages.parameters(report), `${folder}/`];
  return [{ ...packages, name: word, parameters }];
}

/**
 * The steps of `npm test`; with `ci` also what a merge must hold besides.
 * @param {{ ci: boolean, scope: import('./selection.mjs').Scope }} options
 */
export function steps({ ci, scope }) {
  const base = scope === 'changed' ? readDifference()?.base : undefined;
  // Vitest follows the imports itself; without a commit to compare with, everything is run.
  const onlyChanged = base === undefined ? [] : ['--changed', base, '--passWithNoTests'];
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
    vitest('tooling', root, ['run', '--config', 'tooling/vitest.config.mjs', ...onlyChanged]),
    vitest('packages', root, ['run', '--config', 'tooling/vitest.together.ts', ...onlyChanged]),
    vitest('gateway', join(root, 'apps/gateway'), ['run', ...onlyChanged]),
    {
      ...vitest('contract tests', join(root, 'packages/contract-tests'), ['run', ...onlyChanged]),
      browser: true,
    },
    {
      ...vitest('stories', join(root, 'apps/storybook'), ['run', '--passWithNoTests']),
      browser: true,
      hasVariants: true,
    },
    {
      name: 'journeys',
      kind: 'playwright',
      command: 'playwright',
      parameters: () => ['test', '--reporter=dot,json', ...journeysIn(scope)],
      environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      directory: join(root, 'e2e'),
      browser: true,
      hasVariants: true,
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
