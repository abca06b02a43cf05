// `npm test`: installs what is missing, then hands over to the workspace's own Node.
import { join } from 'node:path';
import { install, main, root, run } from './process/workspace.mjs';

await main(async () => {
  await install();
  return run('node', [join(root, 'tooling/test/main.mjs'), ...process.argv.slice(2)]);
});
