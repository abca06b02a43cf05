// Proves the two promises of `npm start` where nothing is prepared: in a fresh clone, with an empty
// home folder and nothing but the system's programs, it comes up; and it leaves nothing behind when told to stop.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../process/portal-run.mjs';
import { CommandError, main, root } from '../process/workspace.mjs';

/** An install and a first build on two cores take a minute or two; a slow network takes longer. */
const startLimit = 600_000;

function npmStart(folder, environment) {
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: environment,
    // Its own group, so that whatever it leaves behind can be found.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const ended = new Promise((settle) =>
    child.once('close', (code, signal) => settle(code ?? signal)),
  );
  return { child, ended, output: () => output };
}

async function untilRunning(start) {
  const until = performance.now() + startLimit;
  while (!start.output().includes('Ctrl-C stops everything.')) {
    const ended = await Promise.race([
      start.ended,
      new Promise((settle) => setTimeout(settle, 200)),
    ]);
    if (ended !== undefined)
      throw new CommandError(`npm start ended (${ended}):\n${start.output()}`);
    if (performance.now() > until)
      throw new CommandError(`npm start was not ready:\n${start.output()}`);
  }
}

async function requireAnswer(url, status = 200) {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== status) throw new CommandError(`${url} answered ${response.status}.`);
}

/** The processes whose command line or working directory names the clone. */
function leftovers(folder) {
  const lines = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.includes(folder));
}

async function stopWith(start, signal, folder) {
  start.child.kill(signal);
  const code = await start.ended;
  if (code !== 0)
    throw new CommandError(`After ${signal} npm start ended with ${code}:\n${start.output()}`);
  const left = leftovers(folder);
  if (left.length > 0)
    throw new CommandError(`After ${signal} there is still:\n${left.join('\n')}`);
}

async function refused(folder, environment, expected) {
  const start = npmStart(folder, environment);
  const code = await start.ended;
  // npm prints its own lines around ours; ours is the one that names the fault.
  const told = start
    .output()
    .split('\n')
    .filter((line) => line.includes(expected));
  if (code !== 1 || told.length !== 1) {
    throw new CommandError(
      `Expected exit 1 and one line with "${expected}", got ${code}:\n${start.output()}`,
    );
  }
}

await main(async () => {
  const base = mkdtempSync('/var/tmp/xinglin-fresh-');
  // The database's own user must be able to enter.
  chmodSync(base, 0o755);
  const folder = join(base, 'clone');
  const home = join(base, 'home');
  mkdirSync(home);
  try {
    execFileSync('git', ['clone', '--quiet', root, folder]);
    const environment = {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      HOME: home,
      ...(await freePorts()),
      // What this tree built is not built again; that it builds from nothing, a fresh clone of the gate's own proves.
      TURBO_CACHE_DIR: join(root, '.turbo/cache'),
      ...(process.env.npm_config_registry
        ? { npm_config_registry: process.env.npm_config_registry }
        : {}),
    };
    const shellUrl = `http://127.0.0.1:${environment.SHELL_PORT}`;

    const first = npmStart(folder, environment);
    await untilRunning(first);
    await requireAnswer(`${shellUrl}/readyz`);
    await requireAnswer(`${shellUrl}/`);
    await requireAnswer(`http://127.0.0.1:${environment.GATEWAY_PORT}/openapi.json`);
    await refused(folder, environment, `Port ${environment.GATEWAY_PORT} is in use`);
    await stopWith(first, 'SIGINT', folder);

    const second = npmStart(folder, environment);
    await untilRunning(second);
    await requireAnswer(`${shellUrl}/`);
    await stopWith(second, 'SIGTERM', folder);

    await refused(folder, { ...environment, XINGLIN_SEED: 'huge' }, 'XINGLIN_SEED must be');
    console.log(
      'A fresh clone starts, starts again, stops on both signals and leaves nothing behind.',
    );
    return 0;
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
});
