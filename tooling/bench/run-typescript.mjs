// Runs one TypeScript file with its workspace imports: `node tooling/bench/run-typescript.mjs <file>`.
import { dirname, resolve } from 'node:path';
import { runnerImport } from 'vite';

const file = resolve(process.argv[2] ?? '');
await runnerImport(file, { root: dirname(file), configFile: false, logLevel: 'error' });
