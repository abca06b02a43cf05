// Runs one TypeScript file with its workspace imports: `node tooling/bench/run-typescript.mjs <file> [parameters]`.
import { dirname, resolve } from 'node:path';
import { runnerImport } from 'vite';

const file = resolve(process.argv[2] ?? '');
// The script finds its parameters where it would if Node had run it.
process.argv.splice(1, 2, file);
await runnerImport(file, { root: dirname(file), configFile: false, logLevel: 'error' });
