import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
// @boundaries-ignore every package's tests have the same time
import shared from '../../tooling/vitest.packages.ts';
// @boundaries-ignore the tests of a run are chosen alike everywhere
import { testFiles } from '../../tooling/test/long-run.mjs';
// @boundaries-ignore which files can share their modules is told alike everywhere
import { needsOwnModules } from '../../tooling/test/shared-modules.mjs';

const root = resolve(import.meta.dirname, '../..');
const needsOwn = needsOwnModules(root);
const { include, exclude } = testFiles('src/**', 'ts');
const files = globSync(include, { cwd: import.meta.dirname, exclude });
const isApart = (file: string): boolean => needsOwn(join('apps/gateway', file));

const project = (name: string, own: readonly string[], isolate: boolean) => ({
  test: {
    ...shared.test,
    root: import.meta.dirname,
    name,
    include: [...own],
    isolate,
    // Each file opens a gateway of its own and waits for its database; so three keep two cores busy.
    maxWorkers: 3,
    // Ends for what hangs and no measures of speed: a busy machine takes minutes to seed two databases.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
const apart = files.filter(isApart);

/** Files share the gateway's modules, once a worker, so none may leave anything behind in them. */
export default defineConfig({
  test: {
    // Of the run and not of a project: each project would start a database and seed it, one after the other.
    globalSetup: [join(import.meta.dirname, 'src/testing/global-setup.ts')],
    projects: [
      project(
        'gateway',
        files.filter((file) => !isApart(file)),
        false,
      ),
      ...(apart.length > 0 ? [project('apart', apart, true)] : []),
    ],
  },
});
