import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { freePort } from './platform/postgres-access';
import { isRoot, reachableDirectory } from './platform/server-user';
import { gatewayProcesses, home, type Running } from './testing/gateway-processes';

const gateways = gatewayProcesses('process-test');

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
    .filter((line) => line.includes(gateways.data));

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
describe('the process', () => {
  it('starts, answers, refuses a second one on its data, and stops clean with nothing left', async () => {
    const gateway = await gateways.startReady();
    expect(await (await fetch(`http://127.0.0.1:${gateway.port}/healthz`)).json()).toEqual({
      status: 'live',
    });
    expect((await fetch(`http://127.0.0.1:${gateway.port}/openapi.json`)).status).toBe(200);
    const line = connect(gateway.port, '127.0.0.1');
    line.write('GET /healthz HTTP/1.0\r\n\r\n');
    expect(await text(line)).toMatch(/^HTTP\/1\.1 200 /);

    const second = await gateways.start();
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
    const gateway = await gateways.startReady();
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
    const gateway = await gateways.startReady();
    const mobile = '13911110000';
    await post(gateway, '/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'login' });
    gateway.child.kill('SIGKILL');
    await gateway.exit;
    const again = await gateways.startReady();
    const outbox = await (
      await fetch(`http://127.0.0.1:${again.port}/sandbox/outbox?to=${mobile}`)
    ).json();
    expect(outbox).toMatchObject({ data: { items: [{ to: mobile }] } });
  });

  it('is ready again by itself when its database was killed, with everything that was acknowledged', async () => {
    const gateway = await gateways.startReady();
    const mobiles = Array.from({ length: 12 }, (_, index) => `1392222${1000 + index}`);
    const body = (mobile: string) => ({ mobile, scene: 'login' });
    const send = async (mobile: string) =>
      (await post(gateway, '/moduleoperate/verifycode/sendcode.json', body(mobile))).status;
    for (const mobile of mobiles.slice(0, 6)) expect(await send(mobile)).toBe(200);
    const pidFile = execFileSync('find', [gateways.data, '-name', 'postmaster.pid'], {
      encoding: 'utf8',
    });
    const pid = Number(execFileSync('head', ['-1', pidFile.trim()], { encoding: 'utf8' }));
    process.kill(pid, 'SIGKILL');
    const meanwhile = await Promise.all(mobiles.slice(6).map(send));
    expect([...new Set(meanwhile)].every((status) => [200, 503].includes(status))).toBe(true);
    const ready = async () => (await fetch(`http://127.0.0.1:${gateway.port}/readyz`)).status;
    await expect.poll(ready, { interval: 50 }).toBe(200);
    expect(gateway.child.exitCode).toBeNull();
    for (const [index, mobile] of mobiles.entries()) {
      if (index >= 6 && meanwhile[index - 6] !== 200) continue;
      const outbox = await fetch(`http://127.0.0.1:${gateway.port}/sandbox/outbox?to=${mobile}`);
      expect(await outbox.json()).toMatchObject({ data: { items: [{ to: mobile }] } });
    }
    expect(gateway.output()).toMatch(/the embedded PostgreSQL ended \(killed by SIGKILL\)/);
    expect(gateway.output()).toMatch(/the embedded PostgreSQL answers again/);
  });

  it.runIf(existsSync('/dev/full'))('lives on where the disk has no room for its log', async () => {
    const full = openSync('/dev/full', 'w');
    const gateway = await gateways.startReady({}, full);
    closeSync(full);
    const answers = Array.from({ length: 200 }, () =>
      fetch(`http://127.0.0.1:${gateway.port}/healthz`),
    );
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
    gateway.child.kill('SIGTERM');
    expect(await gateway.exit).toBe(0);
  });

  it('has a desk in production by a key made for it, at its own address only', async () => {
    const tool = join(home, '../../tooling/desk-key.mjs');
    const made = execFileSync(process.execPath, [tool, 'his', 'check-in'], { encoding: 'utf8' });
    const secret = /^xinglin-desk_\S+$/m.exec(made)?.[0] ?? '';
    const keys = /^DESK_KEYS='(.*)'$/m.exec(made)?.[1] ?? '';
    expect(keys).not.toContain(secret.slice(13));
    const deskPort = await freePort();
    const gateway = await gateways.startReady({
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

    const alone = await gateways.start({ DESK_LISTEN: '127.0.0.1:4100' });
    expect(await alone.exit).toBe(1);
    expect(alone.output()).toBe('gateway: DESK_LISTEN is of no use without DESK_KEYS\n');
  });

  it('goes on from a copy of its data that was made while it stood still', async () => {
    const gateway = await gateways.startReady();
    const mobile = '13911110001';
    await post(gateway, '/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'login' });
    gateway.child.kill('SIGTERM');
    await gateway.exit;
    const copy = `${gateways.data}-copy`;
    try {
      // As an operator would: owners and modes kept.
      execFileSync('cp', ['-a', gateways.data, copy]);
      const restored = await gateways.startReady({ XINGLIN_DATA: copy });
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
});
