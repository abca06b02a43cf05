// Owns: where the workspace is, which Node runs its processes, and when to install and to build.
// Must not know: what the processes do or which settings they take.
// Used by: every command of the repository root. Plain Node 20, nothing installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
const binaries = join(root, 'node_modules/.bin');
const stamp = join(root, 'node_modules/.xinglin-installed');

/** The command failed in a way the person at the terminal can act on; its message is one line. */
export class CommandError extends Error {}

/** The Node that runs everything but the first lines: the one running when new enough, else the one the registry brought. */
export function nodeBinary() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const brought = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(brought)) return brought;
  throw new CommandError(
    `Node 24 is needed on ${process.platform} ${process.arch}; this is ${process.versions.node}.`,
  );
}

/** The caller's environment with the package's and the workspace's programs first on the PATH. */
export function workspaceEnvironment(extra = {}, directory = root) {
  const { NODE_ENV: _callersMode, ...inherited } = process.env;
  return {
    ...inherited,
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    PATH: [join(directory, 'node_modules/.bin'), binaries, process.env.PATH ?? ''].join(delimiter),
    ...extra,
  };
}

/**
 * Runs one program of the workspace in the foreground and answers its exit code.
 * A signal to this process reaches the program, which then decides when it is done.
 * With `onOutput` each piece of what it prints is told besides being printed, with `isQuiet` instead of it.
 */
export function run(command, parameters = [], { onStart, onOutput, isQuiet, ...options } = {}) {
  return new Promise((settle, reject) => {
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      ...options,
      env: options.env ?? workspaceEnvironment({}, options.cwd),
    });
    if (onOutput) {
      const tee = (from, to) =>
        from.setEncoding('utf8').on('data', (text) => {
          if (!isQuiet) to.write(text);
          onOutput(text);
        });
      tee(child.stdout, process.stdout);
      tee(child.stderr, process.stderr);
    }
    onStart?.(child);
    const forward = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward);
    const release = () => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, forward);
    };
    child.on('error', (error) => {
      release();
      reject(new CommandError(`${command} cannot be run: ${error.message}`));
    });
    child.on('close', (code, signal) => {
      release();
      settle(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 130 : 1));
    });
  });
}

function lockHash() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** The program that installs, with its version. */
export function packageManager() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
}

/** Runs what needs the network up to three times until its exit code is 0; answers the last one. */
export async function tryThrice(attempt) {
  let code = 1;
  for (let tries = 0; tries < 3 && code !== 0; tries += 1) code = await attempt();
  return code;
}

/** Installs the dependencies when they are missing or the lockfile has changed since. */
export async function install() {
  const wanted = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(binaries)) return;
  console.log('Installing dependencies …');
  const code = await tryThrice(() =>
    run('npx', ['--yes', packageManager(), 'install', '--frozen-lockfile'], {
      env: workspaceEnvironment({ CI: '1' }),
      stdio: ['ignore', process.stdout, process.stderr],
    }),
  );
  if (code !== 0) throw new CommandError(`The dependencies could not be installed (exit ${code}).`);
  writeFileSync(stamp, wanted);
}

/** Builds the given packages; what has not changed since its last build is taken from the cache. */
export async function build(packages) {
  const filters = packages.map((name) => `--filter=${name}`);
  const parameters = [
    'run',
    'build',
    '--output-logs=errors-only',
    '--log-order=grouped',
    ...filters,
  ];
  console.log('Building what has changed …');
  const output = [];
  // What a build says is worth reading only when it fails.
  const code = await run('turbo', parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    onStart: ({ stdout, stderr }) => {
      for (const stream of [stdout, stderr]) stream.on('data', (data) => output.push(data));
    },
  });
  if (code === 0) return;
  process.stderr.write(Buffer.concat(output));
  throw new CommandError(`The build failed (exit ${code}).`);
}

/** Runs a command's main function; a `CommandError` is told in one line and ends with exit code 1. */
export async function main(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
