import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
// @boundaries-ignore started as the images of the root's commands do
import { freePort, makeRunFolder } from '../../tooling/process/portal-run.mjs';
// @boundaries-ignore what the images are made of
import { instructionsOf, wordsOf } from '../../tooling/test/dockerfile.mjs';

const root = join(import.meta.dirname, '../..');

interface Image {
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly health: readonly string[];
}

/** What an image would hold, put together from this machine's build as its last stage says. */
function assemble(name: string, base: string): Image {
  const all = instructionsOf(readFileSync(join(root, `apps/${name}/Dockerfile`), 'utf8'));
  const stage = all.slice(all.findLastIndex(({ word }) => word === 'FROM'));
  const restOf = (word: string) => stage.findLast((one) => one.word === word)?.rest ?? '';
  const folder = join(base, name);
  mkdirSync(folder);
  for (const { rest } of stage.filter(({ word }) => word === 'COPY')) {
    const [from = '', to = ''] = wordsOf(rest);
    // What is installed for production is all here among what is installed for development.
    if (to === 'node_modules')
      symlinkSync(join(root, `apps/${name}/node_modules`), join(folder, to));
    else cpSync(join(root, from.replace('/xinglin/', '')), join(folder, to), { recursive: true });
  }
  return {
    folder,
    settings: Object.fromEntries(
      restOf('ENV')
        .split(' ')
        .map((pair) => pair.split('=') as [string, string]),
    ),
    command: JSON.parse(restOf('CMD')),
    health: JSON.parse(/CMD (\[.*\])$/u.exec(restOf('HEALTHCHECK'))?.[1] ?? '[]'),
  };
}

test('the servers of the images start, are healthy and end', async () => {
  test.setTimeout(300_000);
  const base = makeRunFolder();
  const started: ChildProcess[] = [];
  const [gatewayPort, portalPort] = [String(await freePort()), String(await freePort())];
  const own = {
    gateway: {
      GATEWAY_PORT: gatewayPort,
      XINGLIN_DATA: join(base, 'data'),
      LISTEN_HOST: '127.0.0.1',
    },
    shell: {
      SHELL_PORT: portalPort,
      GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
      PORTAL_HOSTS: 'portal.test',
    },
  };
  try {
    for (const name of ['gateway', 'shell'] as const) {
      const { folder, settings, command, health } = assemble(name, base);
      const env = { PATH: process.env['PATH'] ?? '', ...settings, ...own[name] };
      const [program = '', ...parameters] = command;
      expect(program).toBe('node');
      let output = '';
      const server = spawn(process.execPath, parameters, { cwd: folder, env });
      started.push(server);
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      const isHealthy = () => spawnSync(process.execPath, health.slice(1), { env }).status === 0;
      await expect
        .poll(() => server.exitCode !== null || isHealthy(), { timeout: 120_000 })
        .toBe(true);
      expect(server.exitCode, output).toBeNull();
    }
    const page = await fetch(`http://127.0.0.1:${portalPort}/healthz`);
    expect(page.status).toBe(200);
  } finally {
    for (const server of started.toReversed()) {
      const ended = new Promise((settle) => server.once('exit', settle));
      if (server.exitCode === null) {
        server.kill('SIGTERM');
        expect(await ended).toBe(0);
      }
    }
    rmSync(base, { recursive: true, force: true });
  }
});
