// Owns: which test files can share the modules they import with other files of a worker.
// Must not know: which tests a run has.
// Used by: the configurations of Vitest.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceGraph } from './source-graph.mjs';

const mocks = /\bvi\.(?:mock|doMock|resetModules)\(/;
const hooks = /^(?:before|after)(?:Each|All)\(/m;
const packageOf = (file) => file.split('/', 2).join('/');

/**
 * Whether a file needs modules of its own: one that is mocked for a file would be so for the next, and hooks of a fixture
 * that files share would be set by the first of them alone. Such a fixture serves its own package.
 * @param {string} root of the workspace
 * @returns {(file: string) => boolean} by a path from the root
 */
export function needsOwnModules(root) {
  const graph = sourceGraph(root);
  const textOf = (file) => readFileSync(join(root, file), 'utf8');
  const fixtures = globSync('{packages,partners,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && [mocks, hooks].some((one) => one.test(textOf(file))),
  );
  const isNear = (file) => fixtures.some((one) => packageOf(one) === packageOf(file));
  return (file) =>
    mocks.test(textOf(file)) ||
    (isNear(file) && [...graph.filesOf(file)].some((below) => fixtures.includes(below)));
}
