import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../../apps/gateway/src/platform/config.ts';
import { Environment } from '../../apps/gateway/src/platform/environment.ts';
import { root } from '../process/workspace.mjs';
import { addressNumber, blockRange, environmentOf, interpolate } from './compose-file.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const compose = parse(read('deploy/compose.yaml'));
const { gateway, turn } = compose.services;
const settings = Object.keys(Environment.shape);

/** What a hospital has to fill in. */
const filled = {
  PORTAL_HOST: 'portal.test',
  OVERSEAS_HOST: 'overseas.test',
  DESK_HOST: 'desk.test',
  PAY_HOST: 'pay.test',
  POSTGRES_PASSWORD: 'password',
  PAYMENT_NOTICE_KEY: 'payment-notice-key-of-32-characters',
  DOCUMENT_HASH_KEY: 'document-hash-key-of-32-characters-',
  SEALING_KEYS: 'sealing-key-of-32-characters-or-more',
  TURN_SECRET: 'secret-of-the-turn-server',
  TURN_ADDRESS: '198.51.100.7',
};
const gatewayEnvironment = (more = {}) =>
  environmentOf(gateway, { '.env': { ...filled, ...more } });

/** What the composition itself decides. */
const decided = [
  'DATABASE_URL',
  'DESK_LISTEN',
  'GATEWAY_METRICS_LISTEN',
  'GATEWAY_PORT',
  'GATEWAY_PUBLIC_URL',
  'LISTEN_HOST',
  'PORTAL_HOSTS',
  'SANDBOX_NOW',
  'SANDBOX_PEOPLE',
  'TRUSTED_PROXIES',
  'XINGLIN_DATA',
  'XINGLIN_FILES',
  'XINGLIN_SANDBOX',
];

describe('the gateway in containers', () => {
  it.each(settings.filter((name) => !decided.includes(name)))('gets %s of deploy/.env', (name) => {
    expect(gatewayEnvironment({ [name]: 'as-it-is-written' })[name]).toBe('as-it-is-written');
  });

  it('starts with what has to be filled in, and offers video calls by the server beside it', () => {
    const config = readConfig(gatewayEnvironment());
    expect(config).toMatchObject({
      sandbox: false,
      port: 4000,
      desk: null,
      portalOrigins: ['https://portal.test', 'https://overseas.test'],
      publicUrl: 'https://pay.test',
      stunUrls: ['stun:198.51.100.7:3478'],
      turn: {
        urls: ['turn:198.51.100.7:3478?transport=udp', 'turn:198.51.100.7:3478?transport=tcp'],
        secret: filled.TURN_SECRET,
      },
    });
    expect(turn.command).toContain('--static-auth-secret=${TURN_SECRET:?}');
    expect(turn.ports).toContain('3478:3478/udp');
  });

  it('starts with every line of the example, empty but for these', () => {
    const example = [...read('deploy/.env.example').matchAll(/^(\w+)=$/gmu)].map(([, name]) => [
      name,
      '',
    ]);
    const lines = { ...Object.fromEntries(example), ...filled };
    expect(readConfig(environmentOf(gateway, { '.env': lines })).desk).toBeNull();
  });

  it('has its desk, once there are keys, at the address that the hospital chooses', () => {
    const [port] = gateway.ports;
    expect(gateway.ports).toHaveLength(1);
    expect(interpolate(port, filled)).toBe('127.0.0.1:4100:4100');
    expect(interpolate(port, { DESK_ADDRESS: '10.0.0.5', DESK_PORT: '4200' })).toBe(
      '10.0.0.5:4200:4100',
    );
    expect(gatewayEnvironment({ DESK_KEYS: '[]' }).DESK_LISTEN).toBe('0.0.0.0:4100');
    // A port is only published of a network that is not internal.
    expect(gateway.networks.filter((name) => !compose.networks[name].internal)).toEqual([
      'outside',
    ]);
  });

  it.each(Object.keys(filled).filter((name) => name !== 'OVERSEAS_HOST'))(
    'is not composed without %s',
    (name) => {
      const { [name]: _, ...rest } = filled;
      const all = () =>
        Object.values(compose.services).forEach((service) => {
          environmentOf(service, { '.env': rest });
          (service.command ?? []).forEach((text) => interpolate(text, rest));
        });
      expect(all).toThrow(`${name} must be set`);
    },
  );
});

it('every container rotates its log', () => {
  for (const [name, { logging }] of Object.entries(compose.services)) {
    expect(logging?.options['max-size'], name).toMatch(/^\d+m$/u);
    expect(Number(logging.options['max-file']), name).toBeGreaterThan(1);
  }
});

describe('what the TURN server relays', () => {
  const denied = turn.command
    .map((text) => /^--denied-peer-ip=([\da-f.:]+)-([\da-f.:]+)$/u.exec(text))
    .filter((found) => found !== null)
    .map(([, first, last]) => [addressNumber(first), addressNumber(last)]);
  const isDenied = ([first, last]) => denied.some(([from, to]) => from <= first && last <= to);

  // The special-purpose address registries of the IANA, and multicast.
  it.each([
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.31.196.0/24',
    '192.52.193.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '192.175.48.0/24',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
    '255.255.255.255/32',
    '::1/128',
    '::2/127',
    '::7f00:0/104',
    '::ffff:0:0/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '100:0:0:1::/64',
    '2001::/23',
    '2001::/32',
    '2001:1::1/128',
    '2001:2::/48',
    '2001:3::/32',
    '2001:4:112::/48',
    '2001:10::/28',
    '2001:20::/28',
    '2001:30::/28',
    '2001:db8::/32',
    '2002::/16',
    '2620:4f:8000::/48',
    '3fff::/20',
    '5f00::/16',
    'fc00::/7',
    'fe80::/10',
    'fec0::/10',
    'ff00::/8',
  ])('goes to no address of %s', (block) => {
    expect(isDenied(blockRange(block))).toBe(true);
  });

  it.each(['1.1.1.1', '100.63.255.255', '100.128.0.0', '114.114.114.114', '172.32.0.0'])(
    'goes to %s, which anyone may have',
    (address) => {
      expect(isDenied([addressNumber(address), addressNumber(address)])).toBe(false);
    },
  );

  it.each(['198.17.255.255', '198.20.0.0', '223.255.255.255', '2400:3200::1', '2606:4700::1111'])(
    'goes to %s as well',
    (address) => {
      expect(isDenied([addressNumber(address), addressNumber(address)])).toBe(false);
    },
  );

  it('is named by ranges that coturn keeps to their family', () => {
    const firsts = turn.command.filter((text) => text.startsWith('--denied-peer-ip=::'));
    expect(firsts).toEqual([expect.stringMatching(/^--denied-peer-ip=::1-/u)]);
  });

  it('is no more than calls need, and no connection by TCP', () => {
    const { command, ports } = turn;
    for (const option of ['--no-tcp-relay', '--no-multicast-peers', '--use-auth-secret'])
      expect(command).toContain(option);
    expect(command.join(' ')).not.toContain('--allow-loopback-peers');
    const number = (name) =>
      Number(command.find((text) => text.startsWith(`--${name}=`))?.split('=')[1]);
    expect(number('user-quota')).toBeGreaterThan(0);
    // Bytes a second: a picture of two and a half megabits fits in.
    expect(number('max-bps')).toBeGreaterThan(312_500);
    expect(number('max-bps')).toBeLessThan(2_000_000);
    const relays = number('max-port') - number('min-port') + 1;
    expect(number('total-quota')).toBeLessThanOrEqual(relays);
    expect(number('total-quota')).toBeGreaterThanOrEqual(number('user-quota'));
    expect(ports).toContain(
      `${number('min-port')}-${number('max-port')}:${number('min-port')}-${number('max-port')}/udp`,
    );
  });
});

describe('settings with variables', () => {
  it.each([
    ['a${A}c', { A: 'b' }, 'abc'],
    ['${A:-x}', {}, 'x'],
    ['${A:-x}', { A: '' }, 'x'],
    ['${A:-x}', { A: 'a' }, 'a'],
    ['${A:-${B:-y}z}', {}, 'yz'],
    ['${A:-${B:?}}${C}', { B: 'b', C: 'c' }, 'bc'],
    ['${A:+x}', { A: 'a' }, 'x'],
    ['${A:+x}', {}, ''],
    ['${A:-turn:${B:?}:1?a=b}', { B: 'b' }, 'turn:b:1?a=b'],
  ])('%s with %j is %s', (text, variables, expected) => {
    expect(interpolate(text, variables)).toBe(expected);
  });
});
