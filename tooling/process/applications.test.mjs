import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { commonLocales } from '../../packages/rules/src/locale.ts';
import { describe, expect, it } from 'vitest';
import { commonLocales as checkedLocales } from '../generate/spoken-locales.mjs';
import {
  applicationCalled,
  applications,
  desk,
  portals,
  serverEnvironment,
} from './applications.mjs';
import { readSettings } from './settings.mjs';
import { root } from './workspace.mjs';

const identities = import.meta.glob('../../apps/*/src/identity.ts');

describe('the list of applications', () => {
  it('holds every folder that has a server, and none besides', () => {
    const folders = globSync('apps/*/src/{main,entry.server}.ts', { cwd: root });
    expect(applications.map(({ name }) => name).toSorted()).toEqual(
      folders.map((file) => basename(dirname(dirname(file)))).toSorted(),
    );
  });

  it.each(portals)('says of $name what it says of itself', async (one) => {
    const { name, directory, packageName, portSetting, defaultPort, locales } = one;
    const { identity } = await identities[`../../apps/${name}/src/identity.ts`]();
    expect(identity.locales).toEqual(locales);
    const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    expect(manifest.name).toBe(packageName);
    const server = readFileSync(join(directory, 'src/entry.server.ts'), 'utf8');
    expect(server).toContain(`portVariable = '${portSetting}'`);
    expect(server).toContain(`defaultPort = ${defaultPort};`);
    for (const file of ['src/portal.ts', 'dev.ts', 'vite.config.ts'])
      expect(existsSync(join(directory, file)), file).toBe(true);
  });

  it('says of the staff app what it says of itself', () => {
    const server = readFileSync(join(desk.directory, 'src/server/config.ts'), 'utf8');
    expect(server).toContain(`environment['${desk.portSetting}']`);
    expect(server).toContain(`defaultPort = ${desk.defaultPort};`);
    expect(portals).not.toContain(desk);
    for (const file of ['index.html', 'dev.ts', 'vite.config.ts'])
      expect(existsSync(join(desk.directory, file)), file).toBe(true);
  });

  it('gives every server its port, and the gateway the origins of all portals', () => {
    const wanted = applications.map(({ portSetting }, index) => [
      portSetting,
      String(5000 + index),
    ]);
    const settings = readSettings(Object.fromEntries(wanted));
    const environment = serverEnvironment(settings, 'http://127.0.0.1:5000');
    for (const [name, port] of wanted) expect(environment[name]).toBe(port);
    expect(environment.PORTAL_ORIGINS.split(',')).toEqual(
      portals.map((_, index) => `http://localhost:${5001 + index}`),
    );
  });

  it('gives gateway and portals one secret, and none where the gateway runs elsewhere', () => {
    const secretOf = (given) =>
      serverEnvironment(readSettings(given), 'http://127.0.0.1:4000').PORTAL_SECRET;
    expect(secretOf({})).toMatch(/^[\w-]{43}$/);
    expect(secretOf({})).not.toBe(secretOf({}));
    expect(secretOf({ GATEWAY_URL: 'http://gateway.test' })).toBe('');
    process.env.PORTAL_SECRET = 'p'.repeat(32);
    expect(secretOf({})).toBe(process.env.PORTAL_SECRET);
    delete process.env.PORTAL_SECRET;
  });

  it('leaves the origins of hosts that are set to the gateway', () => {
    process.env.PORTAL_HOSTS = '.portal.test';
    expect(serverEnvironment(readSettings({}), 'http://127.0.0.1:4000').PORTAL_ORIGINS).toBe('');
    delete process.env.PORTAL_HOSTS;
  });

  it('knows no other name', () => {
    expect(applicationCalled('shell')).toBe(portals[0]);
    expect(applicationCalled('desk')).toBe(desk);
    expect(() => applicationCalled('pharmacy')).toThrow('There is no application pharmacy.');
  });
});

it('the check of texts and the product agree on the languages that every text has', () => {
  expect(checkedLocales).toEqual([...commonLocales]);
});
