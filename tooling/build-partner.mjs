// `pnpm --filter @xinglin/partner-<id> build`: builds a portal that serves this one partner, into its `dist` unless
// another folder is given. Start it with `node dist/server/main.js` and the settings of the shell.
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { CommandError, main, root, run, workspaceEnvironment } from './process/workspace.mjs';

await main(async () => {
  const partner = basename(process.cwd());
  if (!existsSync(join(root, 'partners', partner, 'src/index.ts')))
    throw new CommandError('Run this in the folder of a partner.');
  const shell = join(root, 'apps/shell');
  const options = { cwd: shell, env: workspaceEnvironment({ XINGLIN_PARTNER: partner }, shell) };
  const build = (part, ...more) => {
    const folder = join(resolve(process.argv[2] ?? 'dist'), part);
    const output = ['--outDir', folder, '--emptyOutDir'];
    return run('vite', ['build', '--configLoader', 'runner', ...output, ...more], options);
  };
  return (await build('client')) || build('server', '--ssr', 'src/entry.server.ts');
});
