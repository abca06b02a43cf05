import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../process/portal-run.mjs';
import { root } from '../process/workspace.mjs';
import { interpolate } from './compose-file.mjs';

const secret = 'secret-of-the-turn-server';
const address = Object.values(networkInterfaces())
  .flat()
  .find((found) => found.family === 'IPv4' && !found.internal)?.address;
const hasCoturn =
  address !== undefined &&
  spawnSync('turnserver', ['--version']).status === 0 &&
  spawnSync('turnutils_uclient', ['-h']).error === undefined;

describe.runIf(hasCoturn)('coturn as it is composed', () => {
  let folder;
  let port;
  let server;
  let log = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'xinglin-turn-'));
    port = await freePort();
    const { turn } = parse(readFileSync(join(root, 'deploy/compose.yaml'), 'utf8')).services;
    const variables = { PORTAL_HOST: 'portal.test', TURN_SECRET: secret, TURN_ADDRESS: address };
    server = spawn('turnserver', [
      '-n',
      ...turn.command.map((text) => interpolate(text, variables)),
      `--listening-ip=${address}`,
      `--relay-ip=${address}`,
      `--listening-port=${port}`,
      '--no-tls',
      '--no-dtls',
      '--verbose',
      '--log-file=stdout',
      `--pidfile=${join(folder, 'pid')}`,
      `--userdb=${join(folder, 'users')}`,
    ]);
    server.stdout.on('data', (data) => (log += String(data)));
    const isUp = () => {
      if (!log.includes('Relay address to use')) throw new Error(`coturn did not start: ${log}`);
    };
    await vi.waitFor(isUp, { timeout: 30_000 });
  });
  afterAll(async () => {
    const ended = new Promise((settle) => server.once('exit', settle));
    server.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  /** Asks, as a user of one call, for a relay to a peer; by UDP unless told. */
  const relayTo = (peer, user, more = []) =>
    String(
      spawnSync(
        'turnutils_uclient',
        [
          ...more,
          '-W',
          secret,
          '-u',
          user,
          '-e',
          peer,
          '-p',
          String(port),
          '-n',
          '1',
          '-m',
          '1',
          '-c',
          address,
        ],
        { timeout: 10_000 },
      ).stdout,
    );

  it.each([
    ['100.100.100.200', '100.64.0.0-100.127.255.255'],
    ['10.1.2.3', '10.0.0.0-10.255.255.255'],
    ['169.254.169.254', '169.254.0.0-169.254.255.255'],
    ['198.18.0.1', '198.18.0.0-198.19.255.255'],
    ['192.0.2.77', '192.0.2.0-192.0.2.255'],
  ])('relays nothing to %s, by the range of %s', async (peer, range) => {
    expect(relayTo(peer, `call-${peer}`)).toContain('403');
    // By its own range: one of another family would refuse every address.
    await expect.poll(() => log).toContain(`${peer} denied in the range: ${range}`);
  });

  // It refuses these by checks of its own, before it looks at ranges.
  it.each(['127.0.0.1', '0.0.0.1', '224.0.0.251', '240.0.0.1'])('relays nothing to %s', (peer) => {
    expect(relayTo(peer, `call-${peer}`)).toContain('403');
  });

  it('connects nothing by TCP', () => {
    expect(relayTo('10.1.2.3', 'call-tcp', ['-T'])).toContain('442');
  });
});
