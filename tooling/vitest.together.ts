import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isLongRun } from './test/long-run.mjs';
import { changesAllTests } from './test/reruns.mjs';
import { needsOwnModules } from './test/shared-modules.mjs';
import shared from './vitest.packages.ts';

const root = resolve(import.meta.dirname, '..');
/** Packages whose tests need a database or a browser; they have steps of their own. */
const apart = ['apps/gateway', 'apps/storybook', 'packages/contract-tests'];

const files = globSync('{packages,partners,apps,tooling}/*/{*,src/**/*,bench/*}.test.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).filter(
  (file) =>
    !apart.some((folder) => file.startsWith(`${folder}/`)) &&
    file.includes('.long.test.') === isLongRun,
);
const isMocking = needsOwnModules(root);
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const needsDocument = (file: string): boolean =>
  textOf(file).startsWith('// @vitest-environment happy-dom');

const project = (name: string, include: readonly string[], isolate: boolean) => ({
  test: {
    ...shared.test,
    root,
    name,
    include: [...include],
    isolate,
  },
});
const sharing = files.filter((file) => !isMocking(file));

/**
 * The tests of every package in one run. Files share what they import, once a worker, so none may leave anything
 * behind; files with and without a document are apart, as a worker ends where the next file needs another surrounding.
 */
export default defineConfig({
  test: {
    forceRerunTriggers: changesAllTests,
    // Every core; the default leaves one free, which on two is half the machine.
    maxWorkers: '100%',
    projects: [
      project(
        'plain',
        sharing.filter((file) => !needsDocument(file)),
        false,
      ),
      project('document', sharing.filter(needsDocument), false),
      project('mocking', files.filter(isMocking), true),
      // Without files of its own a project would look for some.
    ].filter(({ test: { include } }) => include.length > 0),
  },
});
