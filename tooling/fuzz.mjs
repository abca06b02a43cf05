// `npm run fuzz`: every call of the gateway with a thousand bodies each, as every night; a merge takes
// fifty. `npm run fuzz -- <word>` takes only the calls whose name holds the word.
import { join } from 'node:path';
import { install, main, root, run, workspaceEnvironment } from './process/workspace.mjs';

await main(async () => {
  await install();
  const directory = join(root, 'apps/gateway');
  const [word] = process.argv.slice(2);
  const chosen = word === undefined ? [] : ['--testNamePattern', word];
  const XINGLIN_FUZZ_BODIES = process.env.XINGLIN_FUZZ_BODIES ?? '1000';
  return run('vitest', ['run', 'src/every-call.test.ts', ...chosen], {
    cwd: directory,
    env: workspaceEnvironment({ XINGLIN_FUZZ_BODIES }, directory),
  });
});
