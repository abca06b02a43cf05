// Shows that the short run finds what it has to: seeds one fault after the other into a clean copy of the repository, in a
// folder of its own, and runs the step that is to fail: `npm run faults [-- word]`.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../process/text-table.mjs';
import { CommandError, main, root, run, workspaceEnvironment } from '../process/workspace.mjs';
import { scopeSetting } from './selection.mjs';
import { seeds } from './seeds.mjs';

/** A step as `npm test` runs it, kept to the file that is to fail; journeys walk what the fault touches. */
const programs = {
  texts: () => ['.', 'node', ['tooling/generate/check-locales.mjs']],
  gateway: (file) => ['apps/gateway', 'vitest', ['run', file]],
  'story checks': () => ['apps/storybook', 'vitest', ['run', '--project=checks']],
  journeys: (file) => ['e2e', 'playwright', ['test', '--reporter=line', file]],
};

async function outcomeOf(folder, { file, find, put, says, step: [name, only] }) {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  if (!before.includes(find)) throw new CommandError(`${file} does not hold "${find}" any more.`);
  writeFileSync(
    path,
    before.replace(find, () => put),
  );
  try {
    const quietly = { stdio: ['ignore', 'pipe', 'pipe'] };
    let said = '';
    const at = (directory, environment = {}) => ({
      ...quietly,
      cwd: join(folder, directory),
      env: workspaceEnvironment(
        { [scopeSetting]: 'changed', XINGLIN_TEST_BASE: 'HEAD', NO_COLOR: '1', ...environment },
        join(folder, directory),
      ),
      onStart: ({ stdout, stderr }) => {
        for (const stream of [stdout, stderr]) stream.on('data', (data) => (said += data));
      },
    });
    if (name === 'journeys' && (await run('turbo', ['run', 'build'], at('.'))) !== 0)
      return { isFound: false, said };
    const [directory, program, parameters] = programs[name](only);
    const code = await run(program, parameters, at(directory));
    return { isFound: code !== 0 && said.includes(says), said };
  } finally {
    writeFileSync(path, before);
  }
}

await main(async () => {
  const word = process.argv[2] ?? '';
  // Not below a home that is closed: the database's own user must be able to enter.
  const base = mkdtempSync('/var/tmp/xinglin-seeds-');
  chmodSync(base, 0o755);
  const folder = join(base, 'copy');
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const rows = [];
  try {
    await run('node', ['tooling/run.mjs', 'true'], { cwd: folder });
    for (const seed of seeds.filter(({ name, step }) =>
      `${name} ${step.join(' ')}`.includes(word),
    )) {
      const began = performance.now();
      const { isFound, said } = await outcomeOf(folder, seed);
      const seconds = (performance.now() - began) / 1000;
      rows.push([
        seed.name,
        seed.step.filter(Boolean).join(' '),
        isFound ? 'found' : 'NOT FOUND',
        `${seconds.toFixed(0)} s`,
      ]);
      console.log(rows.at(-1).join(' | '));
      if (!isFound) console.log(said.slice(-2000));
    }
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
  console.log(`\n${table(['fault', 'step', 'short run', 'time'], rows)}`);
  return rows.every(([, , found]) => found === 'found') ? 0 : 1;
});
