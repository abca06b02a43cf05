import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
// @boundaries-ignore started exactly as the root's commands do
import { freePorts, makeRunFolder } from '../../tooling/process/portal-run.mjs';
import { openTlsFront } from '../fixtures/tls-portal';

const root = join(import.meta.dirname, '../..');

/** The settings of the command in docs/operations.md that starts everything on one machine. */
function documentedSettings(): Readonly<Record<string, string>> {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [, block = ''] = /## On one machine\n[^]*?```sh\n([^]*?)```/u.exec(text) ?? [];
  expect(block.trim().endsWith('npm start')).toBe(true);
  return Object.fromEntries([...block.matchAll(/^([A-Z_]+)=(\S+)/gmu)].map((one) => one.slice(1)));
}

test('production starts as operators are told, behind a proxy with TLS', async () => {
  test.setTimeout(300_000);
  const settings = documentedSettings();
  expect(settings['NODE_ENV']).toBe('production');
  const [host = ''] = (settings['PORTAL_HOSTS'] ?? '').split(',');
  const channel = `any.${host}`;
  const ports = await freePorts();
  const data = makeRunFolder();
  const front = await openTlsFront([host, channel, 'other.test'], () => ports['SHELL_PORT'] ?? '');
  const { XINGLIN_SANDBOX: _sandbox, ...inherited } = process.env;
  const started = spawn('node', ['tooling/start.mjs'], {
    cwd: root,
    env: { ...inherited, ...ports, XINGLIN_DATA: data, ...settings },
  });
  let output = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((settle) => started.once('close', settle));
  try {
    await expect.poll(() => output, { timeout: 240_000 }).toContain('Ctrl-C stops everything.');
    expect(output).toContain(host);
    for (const name of [host, channel]) expect((await front.ask(name, '/')).status, name).toBe(200);
    expect((await front.ask('other.test', '/')).status).toBe(421);
    const ready = await front.ask(host, '/readyz');
    expect([ready.status, ready.text]).toEqual([200, '{"status":"ready"}']);
    const gateway = `http://127.0.0.1:${ports['GATEWAY_PORT']}`;
    expect((await fetch(`${gateway}/readyz`)).status).toBe(200);
    expect((await fetch(`${gateway}/sandbox/accounts`)).status).toBe(404);
  } finally {
    front.close();
    started.kill('SIGTERM');
    const code = await ended;
    rmSync(data, { recursive: true, force: true });
    expect(code, output).toBe(0);
  }
});
