// Owns: the ordered lists of checks and test runs: the cheap ones first, the browser last.
// Must not know: how a step is run or counted.
// Used by: the test command and `npm run check`.
import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CommandError, root } from '../process/workspace.mjs';
import { longRunSetting } from './long-run.mjs';

const check = (name, command, ...parameters) => ({
  name,
  kind: 'check',
  command,
  parameters: () => parameters,
  directory: root,
});

const tool = (name, ...parameters) => check(name, 'node', ...parameters);

const turboOptions = ['--continue', '--concurrency=100%', '--output-logs=errors-only'];

/** What turbo keeps the result of, so that nothing is looked at twice. */
const task = (name, ...tasks) => check(name, 'turbo', 'run', ...tasks, ...turboOptions);

/** @param {readonly string[]} own how Vitest is run. */
const vitest = (name, directory, ...own) => ({
  name,
  kind: 'vitest',
  command: 'vitest',
  parameters: (report) => [
    'run',
    ...own,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  directory,
});

/** Steps that leave cores or time over for each other; steps that follow each other with one name run at the same time. */
const together = (name, ...steps) => steps.map((step) => ({ ...step, together: name }));

/** Needs Chromium, or the fonts that come with it. */
const withChromium = (step) => ({ ...step, chromium: true });

/** @param {readonly string[]} own how Playwright is run. */
const journeys = (...own) =>
  withChromium({
    name: 'journeys',
    kind: 'playwright',
    command: 'playwright',
    parameters: () => ['test', '--reporter=dot,json', ...own],
    environment: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    directory: join(root, 'e2e'),
  });

const ofTheLongRun = (step) => ({
  ...step,
  environment: (report) => ({ ...step.environment?.(report), [longRunSetting]: '1' }),
});

const there = ({ directory }) => existsSync(directory);
const gateway = join(root, 'apps/gateway');
const stories = join(root, 'apps/storybook');
const contractTests = join(root, 'packages/contract-tests');

/** Packages whose tests need a database or a browser. */
const withServers = ['gateway', 'contract-tests', 'storybook', 'e2e'];

/** The folders of the gateway that have tests of their own: its domains, also those in a folder of their area. */
function domainFolders() {
  const tested = globSync('apps/gateway/src/{domains,kernel}/**/*.test.ts', { cwd: root });
  const inner = tested.map((file) => file.split('/').slice(4, -1));
  return [...new Set(inner.flatMap((parts) => parts.filter((part) => part !== 'testing')))];
}

/**
 * The steps that a word names: those whose name has it, or else the tests of the gateway's domain and of the package of
 * that name. Throws with what there is when the word is the name of nothing.
 */
export function stepsCalled(all, word) {
  const called = all.filter(({ name }) => name.includes(word));
  if (called.length > 0) return called;
  const folders = globSync('{packages,partners,apps,tooling}/*/package.json', { cwd: root })
    .map(dirname)
    .filter((one) => !withServers.includes(basename(one)));
  const folder = folders.find((one) => basename(one) === word);
  const domains = domainFolders();
  const narrowed = (step, ...paths) => ({
    ...step,
    name: `${step.name} of ${word}`,
    parameters: (report) => [...step.parameters(report), ...paths],
  });
  const found = all.flatMap((step) => {
    if (step.name === 'packages' && folder !== undefined) return [narrowed(step, `${folder}/`)];
    // Of a domain's own folder, or of one below it or above it.
    if (step.name === 'gateway' && domains.includes(word)) return [narrowed(step, `/${word}/`)];
    return [];
  });
  if (found.length > 0) return found;
  const names = new Set([
    ...all.map(({ name }) => name),
    ...folders.map((one) => basename(one)),
    ...domains,
  ]);
  throw new CommandError(`Nothing is called ${word}. There is: ${[...names].join(', ')}.`);
}

/**
 * What needs neither a test run nor a server: `npm run check` and the gate look at the same. Beside each other, as some
 * use one core and all of them wait for files.
 */
export const staticSteps = together(
  'static',
  tool('generated files', 'tooling/generate.mjs', '--check'),
  tool('texts', 'tooling/generate/check-locales.mjs'),
  task('lint', '//#lint'),
  check('format', 'oxfmt', '--check'),
  task('boundaries', '//#boundaries'),
  tool('dependencies', 'tooling/check/dependencies.mjs'),
  task('dead code', '//#dead-code'),
  task('types', '//#types'),
);

/**
 * `npm run check`: what can be red within seconds first, then types and tests. Lint, generated files and tests are looked
 * at by what has changed since they last passed here, the gate looks at all of them.
 */
export const quickCheck = [
  ...together(
    'in seconds',
    check('format', 'oxfmt', '--check'),
    tool('texts', 'tooling/generate/check-locales.mjs'),
    tool('dependencies', 'tooling/check/dependencies.mjs'),
    tool('style', 'tooling/check/style.mjs'),
    task('boundaries', '//#boundaries'),
    tool('lint', 'tooling/check/changed-lint.mjs'),
  ),
  ...together(
    'the longer ones',
    task('types', '//#types'),
    tool('unit tests', 'tooling/check/changed-tests.mjs'),
    tool('generated files', 'tooling/check/changed-generated.mjs'),
    task('dead code', '//#dead-code'),
  ),
];

/**
 * The gate: what a change must hold (docs/decisions/0075-gate-and-long-run.md).
 * @param {string | undefined} changedSince a commit: only tests by whose imports something has changed since are run
 */
export function gate(changedSince) {
  const since =
    changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests'];
  return [
    ...staticSteps,
    task('build', 'build'),
    // The first waits for the processes it starts, the second ends each of its parts with one file, the third is one
    // long file after a few short ones.
    ...together(
      'without servers',
      vitest('tooling', root, '--config', 'tooling/vitest.config.mjs', ...since),
      vitest('packages', root, '--config', 'tooling/vitest.together.ts', ...since),
      vitest('checks of stories', stories, '--project=checks', ...since),
    ),
    withChromium(vitest('gateway', gateway, ...since)),
    withChromium(vitest('stories', stories, '--project=standard', ...since)),
    journeys(...(changedSince === undefined ? [] : [`--only-changed=${changedSince}`])),
    // One process each of the first two, and the third waits for its packages and its database.
    ...together(
      'at the end',
      tool('spec coverage', 'tooling/spec-coverage.mjs'),
      vitest('contract tests', contractTests, '--project=node', ...since),
      tool('start in a fresh clone', 'tooling/test/fresh-start.mjs'),
    ),
  ].filter(there);
}

/** The long run: what finds faults and holds nothing up. None of it is in the gate. */
export function longRun() {
  return [
    task('build', 'build'),
    task('published packages', 'check:package'),
    vitest('tooling', root, '--config', 'tooling/vitest.config.mjs'),
    vitest('packages', root, '--config', 'tooling/vitest.together.ts'),
    withChromium(vitest('gateway', gateway)),
    withChromium(vitest('contract tests', contractTests, '--project=chromium')),
    withChromium(
      vitest('stories', stories, '--project=checks', '--project=elder', '--project=visual'),
    ),
    journeys(),
    withChromium(tool('size budget', 'tooling/size-budget.mjs')),
    tool('load', 'tooling/load.mjs'),
  ]
    .filter(there)
    .map(ofTheLongRun);
}
