// Owns: running a measuring script of the gateway, which works on a database of its own.
// Used by: sections of the bench.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CommandError, root, workspaceEnvironment } from '../process/workspace.mjs';

/** What a TypeScript file of the gateway prints. */
export function outputOf(file, parameters = []) {
  return new Promise((settle, reject) => {
    const script = join(root, 'tooling/bench/run-typescript.mjs');
    const child = spawn('node', [script, join(root, file), ...parameters], {
      cwd: join(root, 'apps/gateway'),
      env: workspaceEnvironment({ NODE_ENV: 'production' }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.on('error', reject);
    // A figure that is missed is told by the script's exit code too; the report says so itself.
    child.on('exit', () =>
      output === '' ? reject(new CommandError(`${file} measured nothing.`)) : settle(output.trim()),
    );
  });
}
