import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './platform/embedded-postgres';
import { isRoot, reachableDirectory } from './platform/server-user';

/** The bundle as it is shipped, built apart from `dist` so that a running gateway is left alone. */
const home = fileURLToPath(new URL('..', import.meta.url));
const bundle = join(home, 'node_modules/.cache/process-test/main.js');

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  /** What it wrote to stdout and stderr so far. */
  output(): string;
  readonly exit: Promise<number | null>;
}

const running: Running[] = [];
let data: string;

beforeAll(async () => {
  execFileSync(
    process.execPath,
    [
      join(home, 'node_modules/tsup/dist/cli-default.js'),
      '--out-dir',
      join(bundle, '..'),
      '--silent',
    ],
    {
      cwd: home,
    },
  );
  data = await mkdtemp('/var/tmp/xinglin-process-');
  await chmod(data, 0o755);
});

afterEach(async () => {
  for (const gateway of running.splice(0)) {
    gateway.child.kill('SIGTERM');
    await gateway.exit;
  }
});

afterAll(() => rm(data, { recursive: true, force: true }));

async function start(environment: Record<string, string> = {}): Promise<Running> {
  const port = await freePort();
  let output = '';
  const child = spawn(process.execPath, [bundle], {
    env: {
      PATH: process.env['PATH'] ?? '',
      GATEWAY_PORT: String(port),
      XINGLIN_DATA: data,
      XINGLIN_SANDBOX: '1',
      ...environment,
    },
  });
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const exit = new Promise<number | null>((done) => child.once('exit', done));
  const gateway = { child, port, output: () => output, exit };
  running.push(gateway);
  return gateway;
}

async function startReady(environment?: Record<string, string>): Promise<Running> {
  const gateway = await start(environment);
  const ready = async () =>
    (await fetch(`http://127.0.0.1:${gateway.port}/readyz`).catch(() => null))?.status;
  await expect.poll(ready, { timeout: 60_000, interval: 100 }).toBe(200);
  return gateway;
}

const post = (gateway: Running, path: string, body: unknown) =>
  fetch(`http://127.0.0.1:${gateway.port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** PostgreSQL processes on the test's data directory. */
const servers = () =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(data));

describe('the data directory', () => {
  it.runIf(isRoot())(
    "gives way to one under /var/tmp when the server's own user cannot reach it, and says so",
    async () => {
      const closed = await mkdtemp('/var/tmp/xinglin-closed-');
      const notices: string[] = [];
      const used = await reachableDirectory(closed, (line) => notices.push(line));
      expect(used).toMatch(/^\/var\/tmp\/xinglin-[0-9a-f]{12}$/);
      expect(notices).toEqual([
        `the database's own user cannot reach ${closed}; the data is in ${used}`,
      ]);
      await chmod(closed, 0o755);
      expect(await reachableDirectory(closed, (line) => notices.push(line))).toBe(closed);
      expect(notices).toHaveLength(1);
      await rm(closed, { recursive: true });
      await rm(used, { recursive: true });
    },
  );
});

// A first start makes a cluster and fills it, which takes its time on a busy machine.
describe('the process', { timeout: 120_000 }, () => {
  it('starts, answers, refuses a second one on its data, and stops clean with nothing left', async () => {
    const gateway = await startReady();
    expect(await (await fetch(`http://127.0.0.1:${gateway.port}/healthz`)).json()).toEqual({
      status: 'live',
    });
    expect((await fetch(`http://127.0.0.1:${gateway.port}/openapi.json`)).status).toBe(200);

    const second = await start();
    expect(await second.exit).toBe(1);
    expect(second.output()).toMatch(
      /^gateway: the data directory .* is in use by another gateway \(process \d+\)\n$/,
    );

    expect(servers().length).toBeGreaterThan(0);
    gateway.child.kill('SIGTERM');
    expect(await gateway.exit).toBe(0);
    expect(servers()).toEqual([]);
  });

  it('answers what is under way when it is told to stop', async () => {
    const gateway = await startReady();
    const path = '/moduleenterprisepartner/config/getbaseinfo';
    await post(gateway, '/sandbox/faults', { path, fault: 'delay', delayMs: 700 });
    const slow = post(gateway, path, {});
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${gateway.port}/healthz`)).status)
      .toBe(200);
    gateway.child.kill('SIGINT');
    expect(await (await slow).json()).toMatchObject({ code: 0 });
    expect(await gateway.exit).toBe(0);
  });

  it('comes back after kill -9 with everything that was acknowledged', async () => {
    const gateway = await startReady();
    const mobile = '13911110000';
    await post(gateway, '/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'login' });
    gateway.child.kill('SIGKILL');
    await gateway.exit;
    const again = await startReady();
    const outbox = await (
      await fetch(`http://127.0.0.1:${again.port}/sandbox/outbox?to=${mobile}`)
    ).json();
    expect(outbox).toMatchObject({ data: { items: [{ to: mobile }] } });
  });

  it('has a desk in production by a key made for it, at its own address only', async () => {
    const tool = join(home, '../../tooling/desk-key.mjs');
    const made = execFileSync(process.execPath, [tool, 'his', 'check-in'], { encoding: 'utf8' });
    const secret = /^xinglin-desk_\S+$/m.exec(made)?.[0] ?? '';
    const keys = /^DESK_KEYS='(.*)'$/m.exec(made)?.[1] ?? '';
    expect(keys).not.toContain(secret.slice(13));
    const deskPort = await freePort();
    const gateway = await startReady({
      XINGLIN_SANDBOX: '0',
      DESK_KEYS: keys,
      DESK_LISTEN: `127.0.0.1:${deskPort}`,
    });
    const ask = async (port: number, action: string, key = secret) => {
      const answer = await fetch(`http://127.0.0.1:${port}/desk/${action}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ staff: 'E-10442', orderNo: 'none' }),
      });
      const { code } = (await answer.json()) as { readonly code: number };
      return [answer.status, code];
    };
    // An order that does not exist, which only the action itself can know.
    expect(await ask(deskPort, 'check-in')).toEqual([403, -7]);
    expect(await ask(deskPort, 'check-in', `${secret}x`)).toEqual([401, -6]);
    expect(await ask(deskPort, 'let-account-sleep')).toEqual([404, 40400]);
    expect(await ask(gateway.port, 'check-in')).toEqual([404, 40400]);
    expect(gateway.output()).not.toContain(secret);
    gateway.child.kill('SIGTERM');
    expect(await gateway.exit).toBe(0);

    const alone = await start({ DESK_LISTEN: '127.0.0.1:4100' });
    expect(await alone.exit).toBe(1);
    expect(alone.output()).toBe('gateway: DESK_LISTEN is of no use without DESK_KEYS\n');
  });

  it('goes on from a copy of its data that was made while it stood still', async () => {
    const gateway = await startReady();
    const mobile = '13911110001';
    await post(gateway, '/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'login' });
    gateway.child.kill('SIGTERM');
    await gateway.exit;
    const copy = `${data}-copy`;
    try {
      // As an operator would: owners and modes kept.
      execFileSync('cp', ['-a', data, copy]);
      const restored = await startReady({ XINGLIN_DATA: copy });
      const outbox = await (
        await fetch(`http://127.0.0.1:${restored.port}/sandbox/outbox?to=${mobile}`)
      ).json();
      expect(outbox).toMatchObject({ data: { items: [{ to: mobile }] } });
      restored.child.kill('SIGTERM');
      await restored.exit;
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  });

  it('says what is wrong in one line and ends with 1', async () => {
    const misconfigured = await start({ GATEWAY_PORT: 'nonsense' });
    expect(await misconfigured.exit).toBe(1);
    expect(misconfigured.output()).toBe('gateway: GATEWAY_PORT must be a port number\n');

    const holder = createServer();
    await new Promise<void>((done) => holder.listen(0, done));
    const address = holder.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const crowded = await start({ GATEWAY_PORT: port });
    expect(await crowded.exit).toBe(1);
    expect(crowded.output().trimEnd().split('\n').at(-1)).toBe(
      `gateway: port ${port} is in use; set GATEWAY_PORT to another`,
    );
    await new Promise((done) => holder.close(done));
    expect(servers()).toEqual([]);
  });
});
