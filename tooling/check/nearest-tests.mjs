// Owns: which test files are nearest to changed files.
// Must not know: git, or how tests are run.
// Used by: the tests of `npm run check`.
import { dirname } from 'node:path';

const packageOf = (file) => file.split('/', 2).join('/');
const isImported = /\.(?:tsx?|css|json)$/;

/**
 * The test files that changed or that reach a changed file by their imports, nearest first: changed ones, those in the
 * folder of a change, those in its package, then those that import least besides. A changed file that is no module (a
 * table, a fixture that tests read) brings the tests of its package.
 * @param {readonly string[]} tests
 * @param {readonly string[]} changed
 * @param {ReturnType<import('../test/source-graph.mjs').sourceGraph>} graph
 */
export function nearestTests(tests, changed, graph) {
  if (changed.length === 0) return [];
  const all = new Set(changed);
  const folders = new Set(changed.map(dirname));
  const packages = new Set(changed.map(packageOf));
  const read = new Set(changed.filter((file) => !isImported.test(file)).map(packageOf));
  const distance = (test) => {
    if (all.has(test)) return 0;
    if (folders.has(dirname(test))) return 1;
    return packages.has(packageOf(test)) ? 2 : 3;
  };
  return tests
    .map((test) => ({ test, files: graph.filesOf(test), distance: distance(test) }))
    .filter(({ test, files }) => read.has(packageOf(test)) || !all.isDisjointFrom(files))
    .toSorted(
      (one, other) =>
        one.distance - other.distance ||
        one.files.size - other.files.size ||
        one.test.localeCompare(other.test),
    )
    .map(({ test }) => test);
}
