// Runs one program of the workspace with the workspace's own Node and programs first on the PATH:
// `node tooling/run.mjs turbo run build`. Installs first when that is due.
import { install, main, run, CommandError } from './process/workspace.mjs';

await main(async () => {
  const [command, ...parameters] = process.argv.slice(2);
  if (!command) throw new CommandError('Usage: node tooling/run.mjs <program> [parameters]');
  await install();
  return run(command, parameters);
});
