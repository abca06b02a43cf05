// `npm run check`: the tests nearest to what has changed since they last passed here. How many is bounded, so that a
// change that everything imports is checked in seconds, too; the gate runs them all.
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { main, root, run } from '../process/workspace.mjs';
import { sourceGraph } from '../test/source-graph.mjs';
import { nearestTests } from './nearest-tests.mjs';
import { changedSincePassed, notePassed, treeState } from './tree-state.mjs';

/** A file of tests takes two to four seconds of a core. */
const filesPerCore = 5;
const config = ['--config', 'tooling/vitest.together.ts'];
/** Their tests need a database or a browser. */
const apart = /^(?:apps\/(?:gateway|storybook)|packages\/contract-tests)\//;

await main(async () => {
  const state = treeState();
  const changed = changedSincePassed('tests', state);
  // A fresh clone, or settings that every test is run by.
  const isWhole =
    changed === null || changed.some((path) => /^(?:pnpm-lock\.yaml|tooling\/vitest\.)/.test(path));
  let code = 0;
  if (isWhole) code = await run('vitest', ['run', ...config, '--reporter=dot']);
  else {
    const files = globSync('{packages,partners,apps,tooling}/*/{*,src/**/*}.test.{ts,tsx}', {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist/**'],
    }).filter((file) => !apart.test(file) && !file.includes('.long.test.'));
    const tests = nearestTests(files, changed, sourceGraph(root));
    const chosen = tests.slice(0, filesPerCore * availableParallelism());
    const more = tests.length - chosen.length;
    if (more > 0)
      console.log(`${more} more test files import what has changed: npm test -- packages`);
    if (chosen.length > 0)
      code = await run('vitest', ['run', ...config, '--reporter=dot', ...chosen]);
  }
  if (code === 0) notePassed('tests', state);
  return code;
});
