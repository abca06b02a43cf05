// `npm run check`: the static part of the gate and the unit tests, from the cache where nothing has changed.
// What needs a database or a browser runs in `npm test`.
import { join } from 'node:path';
import { install, main, root, run } from './process/workspace.mjs';

await main(async () => {
  await install();
  return run('node', [join(root, 'tooling/test/main.mjs'), '--check']);
});
