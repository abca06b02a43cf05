import { execFileSync } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { freePort } from './platform/postgres-access';
import { gatewayProcesses } from './testing/gateway-processes';

const gateways = gatewayProcesses('process-settings-test');

// A first start makes a cluster and fills it, which takes its time on a busy machine.
describe('the settings of the process', { timeout: 120_000 }, () => {
  it('listens for this machine alone in the sandbox, unless it is told otherwise', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
    // Where this machine has no other address, every part of loopback is one.
    const address = outside ?? '127.0.0.2';
    const alone = await gateways.startReady();
    await expect(fetch(`http://${address}:${alone.port}/healthz`)).rejects.toThrow('fetch failed');
    alone.child.kill('SIGTERM');
    await alone.exit;
    const open = await gateways.startReady({ LISTEN_HOST: '0.0.0.0' });
    expect((await fetch(`http://${address}:${open.port}/healthz`)).status).toBe(200);
  });

  it('describes its calls in the sandbox only', async () => {
    const { port } = await gateways.startReady({ XINGLIN_SANDBOX: '0' });
    expect((await fetch(`http://127.0.0.1:${port}/openapi.json`)).status).toBe(404);
  });

  it('tells its figures at their own address only, and with which settings it starts', async () => {
    const metrics = await freePort();
    const gateway = await gateways.startReady({
      GATEWAY_METRICS_LISTEN: `127.0.0.1:${metrics}`,
      SMS_URL: 'https://sms.example.org/send?key=hunter2',
      SMS_TOKEN: 'a-token-of-the-provider',
    });
    await fetch(`http://127.0.0.1:${gateway.port}/healthz`);
    const figures = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    expect(figures).toContain('xinglin_answer_seconds_count{kind="call",name="/healthz"');
    expect(figures).toMatch(/^xinglin_database_up 1$/m);
    expect(figures).toMatch(/^xinglin_open_connections [1-9]/m);
    expect(figures).not.toMatch(/^xinglin_unread_figures_total\{/m);
    expect((await fetch(`http://127.0.0.1:${gateway.port}/metrics`)).status).toBe(404);

    const line = gateway
      .output()
      .split('\n')
      .find((one) => one.includes('gateway starts'));
    expect(JSON.parse(line ?? 'null')).toMatchObject({
      msg: 'gateway starts',
      settings: {
        SMS_URL: 'set',
        SMS_TOKEN: 'set',
        XINGLIN_SANDBOX: '1',
        XINGLIN_DATA: gateways.data,
      },
    });
    expect(gateway.output()).not.toMatch(/hunter2|a-token-of-the-provider/);
  });

  it('takes an address with Chinese in it as it is typed, as the portal does', async () => {
    const { port } = await gateways.startReady();
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /医院?q=科 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(
      /^HTTP\/1\.1 308 [^]*\r\nLocation: \/%E5%8C%BB%E9%99%A2\?q=%E7%A7%91\r\n/,
    );
  });

  it('says what is wrong in one line and ends with 1', async () => {
    const misconfigured = await gateways.start({ GATEWAY_PORT: 'nonsense' });
    expect(await misconfigured.exit).toBe(1);
    expect(misconfigured.output()).toBe('gateway: GATEWAY_PORT must be a port number\n');

    const unusable = await gateways.start({ XINGLIN_DATA: '/dev/null/data' });
    expect(await unusable.exit).toBe(1);
    expect(unusable.output()).toBe(
      'gateway: XINGLIN_DATA: /dev/null/data cannot be used (ENOTDIR)\n',
    );

    const files = await gateways.start({ XINGLIN_FILES: '/dev/null/files' });
    expect(await files.exit).toBe(1);
    expect(files.output().trimEnd().split('\n').at(-1)).toBe(
      'gateway: XINGLIN_FILES: /dev/null/files cannot be used (ENOTDIR)',
    );

    const away = await gateways.start({
      DATABASE_URL: `postgresql://127.0.0.1:${await freePort()}/x`,
    });
    expect(await away.exit).toBe(1);
    expect(away.output().trimEnd().split('\n').at(-1)).toMatch(
      /^gateway: the database of DATABASE_URL cannot be used: connect ECONNREFUSED [\d.:]+$/,
    );

    const holder = createServer();
    await new Promise<void>((done) => holder.listen(0, done));
    const address = holder.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const crowded = await gateways.start({ GATEWAY_PORT: port });
    expect(await crowded.exit).toBe(1);
    expect(crowded.output().trimEnd().split('\n').at(-1)).toBe(
      `gateway: port ${port} is in use; set GATEWAY_PORT to another`,
    );
    await new Promise((done) => holder.close(done));
    expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(gateways.data);
  });
});
