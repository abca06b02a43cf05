import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RestartPolicy } from './restart-policy.mjs';
import { Supervisor } from './supervisor.mjs';

const serverText = `
  import { createServer } from 'node:http';
  const { PORT, FAIL, WARN } = process.env;
  if (WARN) console.error(WARN);
  if (FAIL) { console.error('SOME_SETTING must be a number'); process.exit(1); }
  const server = createServer((request, response) => {
    if (request.url === '/die') { console.error('out of memory'); process.exit(7); }
    response.writeHead(request.url === '/readyz' ? 200 : 404).end('{}');
  }).listen(Number(PORT), '127.0.0.1', () => console.log('listening'));
  process.on('SIGTERM', () => { console.log('stopped in order'); server.close(() => process.exit(0)); server.closeAllConnections(); });
`;

let folder;
let entry;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xinglin-supervisor-'));
  entry = join(folder, 'server.mjs');
  writeFileSync(entry, serverText);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function freePort() {
  const server = createServer();
  const port = await new Promise((settle) =>
    server.listen(0, '127.0.0.1', () => settle(server.address().port)),
  );
  await new Promise((settle) => server.close(settle));
  return port;
}

function begin(supervisor, name, port, extra = {}, restarts = null) {
  return supervisor.start({
    name,
    node: process.execPath,
    entry,
    environment: { ...process.env, PORT: String(port), ...extra },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    restarts,
  });
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('supervisor', () => {
  it('waits for readiness, keeps the log, and stops everything in order', async () => {
    const supervisor = new Supervisor(join(folder, 'logs'));
    const servers = [
      begin(supervisor, 'one', await freePort()),
      begin(supervisor, 'two', await freePort()),
    ];
    await supervisor.ready(60_000);
    expect(servers.map((server) => server.ready)).toEqual([true, true]);
    await expect(supervisor.stop()).resolves.toBe(true);
    for (const server of servers) expect(isAlive(server.child.pid)).toBe(false);
    expect(readFileSync(join(folder, 'logs/one.log'), 'utf8')).toContain('stopped in order');
  });

  it('shows in the terminal which calls have no handler, and only logs the rest', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => print.mockRestore());
    const supervisor = new Supervisor(join(folder, 'logs'));
    const line = 'No handler for getOrder (/order/get) in domain orders';
    begin(supervisor, 'one', await freePort(), { WARN: `${line}\nanother line` });
    await supervisor.ready(60_000);
    await expect.poll(() => print.mock.calls, { timeout: 10_000 }).toEqual([[line]]);
    await supervisor.stop();
    expect(readFileSync(join(folder, 'logs/one.log'), 'utf8')).toContain('another line');
  });

  it('says in one line where logs cannot be kept', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => new Supervisor(join(file, 'logs'))).toThrow(
      `The logs cannot be kept in ${join(file, 'logs')} (ENOTDIR).`,
    );
  });

  it('adds to the log of the run before', async () => {
    for (let round = 0; round < 2; round += 1) {
      const supervisor = new Supervisor(folder);
      begin(supervisor, 'one', await freePort());
      await supervisor.ready(60_000);
      await supervisor.stop();
    }
    const text = readFileSync(join(folder, 'one.log'), 'utf8');
    expect(text.match(/stopped in order/gu)).toHaveLength(2);
  });

  it.runIf(existsSync('/dev/full'))(
    'keeps its servers although the disk has no room for their logs',
    async () => {
      symlinkSync('/dev/full', join(folder, 'gateway.log'));
      const supervisor = new Supervisor(folder);
      const port = await freePort();
      begin(supervisor, 'gateway', port);
      await supervisor.ready(60_000);
      await fetch(`http://127.0.0.1:${port}/die`).catch(() => undefined);
      // What it said last is known all the same.
      await expect(supervisor.fallen).resolves.toBe('The gateway stopped: out of memory');
      await expect(supervisor.stop()).resolves.toBe(true);
    },
  );

  it('tells the last words of a server that dies before it is ready', async () => {
    const supervisor = new Supervisor(folder);
    begin(supervisor, 'gateway', await freePort(), { FAIL: '1' });
    await expect(supervisor.ready(60_000)).rejects.toThrow(
      'The gateway stopped: SOME_SETTING must be a number',
    );
    await supervisor.stop();
  });

  it('tells when one dies later, and the others still stop in order', async () => {
    const supervisor = new Supervisor(folder);
    const port = await freePort();
    begin(supervisor, 'gateway', port);
    const other = begin(supervisor, 'shell', await freePort());
    await supervisor.ready(60_000);
    await fetch(`http://127.0.0.1:${port}/die`).catch(() => undefined);
    await expect(supervisor.fallen).resolves.toBe('The gateway stopped: out of memory');
    await expect(supervisor.stop()).resolves.toBe(true);
    expect(isAlive(other.child.pid)).toBe(false);
  });

  it('ends what a server that was killed left behind', async () => {
    const grandchild = `
      import { spawn } from 'node:child_process';
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore', detached: true });
      console.log(child.pid);
      import { createServer } from 'node:http';
      createServer((request, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1');`;
    writeFileSync(entry, grandchild);
    const supervisor = new Supervisor(folder);
    const server = begin(supervisor, 'gateway', await freePort());
    await supervisor.ready(60_000);
    const pid = Number(readFileSync(join(folder, 'gateway.log'), 'utf8'));
    expect(isAlive(pid)).toBe(true);
    server.child.kill('SIGKILL');
    await expect(supervisor.fallen).resolves.toBe('The gateway stopped: killed by SIGKILL.');
    await supervisor.stop();
    // An ended process stays in the list until its new parent has collected it.
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
  });

  it('leaves no server behind when it is killed itself', async () => {
    const port = await freePort();
    const parent = join(folder, 'parent.mjs');
    writeFileSync(
      parent,
      `import { Supervisor } from ${JSON.stringify(join(import.meta.dirname, 'supervisor.mjs'))};
       const supervisor = new Supervisor(${JSON.stringify(folder)});
       const server = supervisor.start({ name: 'shell', node: process.execPath, entry: ${JSON.stringify(entry)},
         environment: { ...process.env, PORT: '${port}' }, readyUrl: 'http://127.0.0.1:${port}/readyz' });
       await supervisor.ready(60_000);
       console.log(server.child.pid);
       setInterval(() => {}, 1000);`,
    );
    const child = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] });
    const pid = await new Promise((settle) =>
      child.stdout.once('data', (data) => settle(Number(data))),
    );
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
  });
});

describe('a server that is started again', () => {
  const policy = (limit = 5) => new RestartPolicy({ limit, firstPauseMs: 50 });
  const killed = 'The gateway stopped: killed by SIGKILL. It is started again in 0.05 s.';
  const isReady = /^The gateway is ready again after \d+\.\d s\.$/u;
  let lines;
  let supervisor;
  beforeEach(() => {
    lines = [];
    supervisor = new Supervisor(folder, (line) => lines.push(line));
  });
  afterEach(() => supervisor.stop());

  it('is ready again, with a line at its end and one at its return, and no other server notices', async () => {
    const gateway = begin(supervisor, 'gateway', await freePort(), {}, policy());
    const shell = begin(supervisor, 'shell', await freePort(), {}, policy());
    await supervisor.ready(60_000);
    const [first, other] = [gateway.child.pid, shell.child.pid];
    process.kill(first, 'SIGKILL');
    await expect.poll(() => lines.length, { timeout: 30_000 }).toBe(2);
    expect(lines).toEqual([killed, expect.stringMatching(isReady)]);
    expect(gateway.child.pid).not.toBe(first);
    expect([gateway.ready, shell.child.pid, isAlive(other)]).toEqual([true, other, true]);
    await expect(supervisor.stop()).resolves.toBe(true);
    expect([gateway, shell].map(({ child }) => isAlive(child.pid))).toEqual([false, false]);
    expect(readFileSync(join(folder, 'gateway.log'), 'utf8').match(/listening/gu)).toHaveLength(2);
  });

  it('is the reason why all ends once it has ended too often', async () => {
    const port = await freePort();
    const gateway = begin(supervisor, 'gateway', port, {}, policy(2));
    await supervisor.ready(60_000);
    for (const count of [1, 2]) {
      process.kill(gateway.child.pid, 'SIGKILL');
      await expect.poll(() => lines.length, { timeout: 30_000 }).toBe(2 * count);
    }
    await fetch(`http://127.0.0.1:${port}/die`).catch(() => undefined);
    await expect(supervisor.fallen).resolves.toBe(
      'The gateway stopped: out of memory\nIt stopped 3 times within 10 minutes and is not started again.',
    );
    expect(lines).toHaveLength(4);
  });

  it('is not started before all were ready: its settings are wrong', async () => {
    begin(supervisor, 'gateway', await freePort(), { FAIL: '1' }, policy());
    await expect(supervisor.ready(60_000)).rejects.toThrow(
      'The gateway stopped: SOME_SETTING must be a number',
    );
    expect(lines).toEqual([]);
  });

  it('stays down when everything is stopped while it waits', async () => {
    const restarts = new RestartPolicy({ firstPauseMs: 600_000, longestPauseMs: 600_000 });
    const gateway = begin(supervisor, 'gateway', await freePort(), {}, restarts);
    await supervisor.ready(60_000);
    const { pid } = gateway.child;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => lines.length, { timeout: 30_000 }).toBe(1);
    await expect(supervisor.stop()).resolves.toBe(true);
    expect(gateway.child.pid).toBe(pid);
    expect(lines).toHaveLength(1);
  });

  it('leaves nothing of the process before behind', async () => {
    writeFileSync(
      entry,
      `import { spawn } from 'node:child_process';
       const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore', detached: true });
       console.log('child', child.pid);
       import { createServer } from 'node:http';
       createServer((request, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1');
       process.on('SIGTERM', () => process.exit(0));`,
    );
    const gateway = begin(supervisor, 'gateway', await freePort(), {}, policy());
    await supervisor.ready(60_000);
    gateway.child.kill('SIGKILL');
    await expect.poll(() => lines.length, { timeout: 30_000 }).toBe(2);
    const children = () =>
      [...readFileSync(join(folder, 'gateway.log'), 'utf8').matchAll(/child (\d+)/gu)].map(
        ([, pid]) => Number(pid),
      );
    // An ended process stays in the list until its new parent has collected it.
    await expect.poll(() => children().map(isAlive), { timeout: 30_000 }).toEqual([false, true]);
  });
});
