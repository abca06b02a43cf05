import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError, run, workspaceEnvironment } from '../../process/workspace.mjs';
import { figure, seconds } from '../report.mjs';

/** Milliseconds a program of the workspace takes. */
async function duration(program, parameters, environment = {}) {
  const began = performance.now();
  const code = await run(program, parameters, {
    env: workspaceEnvironment(environment),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new CommandError(`${program} ${parameters.join(' ')} ended with ${code}.`);
  return performance.now() - began;
}

/** What an engineer waits for. */
export async function developmentSection() {
  const cache = mkdtempSync(join(tmpdir(), 'xinglin-bench-cache-'));
  try {
    const environment = { TURBO_CACHE_DIR: cache };
    const build = await duration(
      'turbo',
      ['run', 'build', '--output-logs=errors-only'],
      environment,
    );
    const check = ['tooling/check.mjs'];
    const checkCold = await duration('node', check, environment);
    const checkWarm = await duration('node', check, environment);
    return {
      title: 'Development',
      figures: [
        figure('build of everything, nothing cached', build, { most: 90_000 }, seconds),
        figure('`npm run check`, nothing changed', checkWarm, { most: 30_000 }, seconds),
      ],
      lines: [`\`npm run check\` with nothing but the build cached: ${seconds(checkCold)}.`],
    };
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}
