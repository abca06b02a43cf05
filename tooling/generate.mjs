// `npm run generate`: every file that is derived from another, in the order they depend on each other. `--check` writes
// no committed file and fails when one of them is stale.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildCode, CommandError, main, root, run } from './process/workspace.mjs';

const generators = ['cache-grains.mjs', 'portal-features.mjs', 'path-index.mjs', 'locales.mjs'];

await main(async () => {
  const parameters = process.argv.slice(2);
  await buildCode();
  let stale = 0;
  for (const generator of generators) {
    const file = join(root, 'tooling/generate', generator);
    if (!existsSync(file)) throw new CommandError(`The generator ${generator} is missing.`);
    stale += (await run('node', [file, ...parameters])) === 0 ? 0 : 1;
  }
  return stale === 0 ? 0 : 1;
});
