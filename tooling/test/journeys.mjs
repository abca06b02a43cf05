// Owns: which journeys a run makes that is only about what has changed.
// Must not know: what a journey does.
// Used by: the list of steps.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../process/workspace.mjs';
import { readDifference } from './difference.mjs';
import { sourceGraph } from './source-graph.mjs';

/** Those that choose by themselves what they walk, and the one way that everything stands on. */
const always = /\/(?:every-[\w-]+|first-appointment)\.test\.ts$/;

/**
 * The files of journeys to run; none stands for all of them. Besides those that are always run: each that has changed
 * itself, or goes by the page objects of a package that has (`e2e/pages/<package>.ts`).
 * @param {import('./selection.mjs').Scope} scope
 * @returns {readonly string[]}
 */
export function journeysIn(scope, { folder = root, difference = readDifference() } = {}) {
  if (scope !== 'changed' || difference === null) return [];
  const { files } = difference;
  const changed = new Set(
    [...files].map((file) => /^(?:packages|apps)\/([^/]+)\/src\//.exec(file)?.[1]),
  );
  const graph = sourceGraph(folder);
  return globSync('e2e/specs/*.test.ts', { cwd: folder })
    .filter((spec) => {
      const below = [...graph.filesOf(spec)].filter((file) => file.startsWith('e2e/'));
      const isGoneBy = (file) =>
        file.startsWith('e2e/pages/') && changed.has(basename(file, '.ts'));
      return always.test(spec) || files.has(spec) || below.some(isGoneBy);
    })
    .map((spec) => spec.replace('e2e/', ''));
}
