import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { freePort } from '../platform/postgres-access';
import { reachableFolder } from './reachable-folder';

/** Folder of the gateway's package. */
export const home = fileURLToPath(new URL('../..', import.meta.url));

/** A gateway as a process of its own. */
export interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  /** What it wrote to stdout and stderr so far. */
  output(): string;
  readonly exit: Promise<number | null>;
}

/** Gateways of one test file, all on one data directory; each ends with its test. */
export interface GatewayProcesses {
  /** The data directory; known once the tests begin. */
  readonly data: string;
  start(environment?: Record<string, string>, log?: 'pipe' | number): Promise<Running>;
  /** The same, and waits until it is ready. */
  startReady(environment?: Record<string, string>, log?: 'pipe' | number): Promise<Running>;
}

/** Builds the bundle as it is shipped, apart from `dist` so that a running gateway is left alone, and starts it. */
export function gatewayProcesses(name: string): GatewayProcesses {
  const bundle = join(home, `node_modules/.cache/${name}/main.js`);
  const running: Running[] = [];
  let data = '';

  beforeAll(async () => {
    const tsup = join(home, 'node_modules/tsup/dist/cli-default.js');
    execFileSync(process.execPath, [tsup, '--out-dir', join(bundle, '..'), '--silent'], {
      cwd: home,
    });
    data = await reachableFolder('process');
  });
  afterEach(async () => {
    for (const gateway of running.splice(0)) {
      gateway.child.kill('SIGTERM');
      await gateway.exit;
    }
  });
  afterAll(() => rm(data, { recursive: true, force: true }));

  const start: GatewayProcesses['start'] = async (environment = {}, log = 'pipe') => {
    const port = await freePort();
    let output = '';
    const child = spawn(process.execPath, [bundle], {
      stdio: ['ignore', log, 'pipe'],
      env: {
        PATH: process.env['PATH'] ?? '',
        GATEWAY_PORT: String(port),
        XINGLIN_DATA: data,
        XINGLIN_SANDBOX: '1',
        ...environment,
      },
    });
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    const exit = new Promise<number | null>((done) => child.once('exit', done));
    const gateway = { child, port, output: () => output, exit };
    running.push(gateway);
    return gateway;
  };
  return {
    get data() {
      return data;
    },
    start,
    async startReady(environment, log) {
      const gateway = await start(environment, log);
      const ready = async () =>
        (await fetch(`http://127.0.0.1:${gateway.port}/readyz`).catch(() => null))?.status;
      await expect.poll(ready, { timeout: 60_000, interval: 100 }).toBe(200);
      return gateway;
    },
  };
}
