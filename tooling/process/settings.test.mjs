import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings, requireFreePort } from './settings.mjs';

describe('settings', () => {
  it('has the defaults of the contract', () => {
    expect(readSettings({})).toEqual({
      shellPort: 3000,
      overseasPort: 3001,
      deskPort: 3002,
      gatewayPort: 4000,
      gatewayUrl: null,
      databaseUrl: null,
      seed: 'demo',
      sandbox: true,
    });
  });

  it('has no invented hospitals in production unless it is told to', () => {
    expect(readSettings({ NODE_ENV: 'production' }).seed).toBe('none');
    expect(readSettings({ NODE_ENV: 'production', XINGLIN_SEED: 'demo' }).seed).toBe('demo');
  });

  it.each([
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', XINGLIN_SANDBOX: '1' }, true],
    [{ XINGLIN_SANDBOX: '0' }, false],
    [{ NODE_ENV: 'test' }, true],
  ])('%j → sandbox %s', (environment, sandbox) => {
    expect(readSettings(environment).sandbox).toBe(sandbox);
  });

  it.each([
    [{ SHELL_PORT: '80x' }, 'SHELL_PORT'],
    [{ GATEWAY_PORT: '65536' }, 'GATEWAY_PORT'],
    [{ GATEWAY_PORT: '0' }, 'GATEWAY_PORT'],
    [{ GATEWAY_URL: 'ftp://hospital' }, 'GATEWAY_URL'],
    [{ GATEWAY_URL: 'hospital' }, 'GATEWAY_URL'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL'],
    [{ XINGLIN_SEED: 'huge' }, 'XINGLIN_SEED'],
    [{ XINGLIN_SANDBOX: 'yes' }, 'XINGLIN_SANDBOX'],
    [{ SHELL_PORT: '4000' }, 'SHELL_PORT and GATEWAY_PORT'],
    [{ DESK_PORT: '3000' }, 'DESK_PORT and SHELL_PORT'],
  ])('refuses %j in one line that names the setting', (environment, name) => {
    let message = '';
    try {
      readSettings(environment);
    } catch (error) {
      message = error.message;
    }
    expect(message).toContain(name);
    expect(message).not.toContain('\n');
  });

  it('never repeats a database URL, which holds a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://me:hush@host/x' })).toThrow(
      /^((?!hush).)*$/u,
    );
  });
});

describe('a port', () => {
  let server;
  afterEach(() => server?.close());

  it.each(['127.0.0.1', undefined])(
    'held on %s is refused with the setting that moves it',
    async (host) => {
      server = createServer();
      await new Promise((settle) => server.listen({ port: 0, host }, settle));
      const { port } = server.address();
      await expect(requireFreePort('SHELL_PORT', port)).rejects.toThrow(
        `Port ${port} is in use; set SHELL_PORT to another.`,
      );
    },
  );

  it('that is free is allowed', async () => {
    server = createServer();
    const port = await new Promise((settle) =>
      server.listen(0, () => settle(server.address().port)),
    );
    await new Promise((settle) => server.close(settle));
    await expect(requireFreePort('SHELL_PORT', port)).resolves.toBeUndefined();
  });
});
