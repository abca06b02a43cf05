import { expect, test } from 'vitest';
import { readConfig } from './config';

test('has defaults for everything', () => {
  expect(readConfig({}, 'SHELL_PORT', 3000)).toEqual({
    port: 3000,
    gatewayUrl: 'http://127.0.0.1:4000',
    hosts: ['.h5.portal.localhost', 'localhost', '127.0.0.1'],
    production: false,
    localized: null,
    signing: null,
    encryptionAppIds: [],
  });
});

test.each([
  [{ SHELL_PORT: 'three' }, /^SHELL_PORT must be a port/],
  [{ SHELL_PORT: '70000' }, /^SHELL_PORT must be a port/],
  [{ GATEWAY_URL: 'ftp://x' }, /^GATEWAY_URL must be an http/],
  [{ GATEWAY_URL: 'gateway' }, /^GATEWAY_URL must be an http/],
  [{ GATEWAY_URL: 'http://me:secret@gateway' }, /^GATEWAY_URL must be an http/],
  [{ PORTAL_HOSTS: 'localhost, bad host' }, /^PORTAL_HOSTS must be .*"bad host"/],
  [{ NODE_ENV: 'prod' }, /^NODE_ENV must be/],
  [
    { LOCALIZED_GATEWAY_PREFIX: '/region' },
    /^LOCALIZED_GATEWAY_HOSTS and LOCALIZED_GATEWAY_PREFIX must be set together/,
  ],
  [
    { LOCALIZED_GATEWAY_PREFIX: 'https://x', LOCALIZED_GATEWAY_HOSTS: 'a.example' },
    /^LOCALIZED_GATEWAY_PREFIX must be a path/,
  ],
  [
    { SIGNING_KEY_ID: 'k', SIGNING_KEY: 'secret' },
    /^SIGNING_CHANNEL, SIGNING_KEY_ID and SIGNING_KEY must be set together\.$/,
  ],
])('%j is refused in one line', (environment, message) => {
  expect(() => readConfig(environment, 'SHELL_PORT', 3000)).toThrow(message);
});

test('reads what is set', () => {
  expect(
    readConfig(
      {
        SHELL_PORT: '0',
        GATEWAY_URL: 'https://gateway.example/',
        PORTAL_HOSTS: '.H5.example',
        NODE_ENV: 'production',
      },
      'SHELL_PORT',
      3000,
    ),
  ).toEqual({
    port: 0,
    gatewayUrl: 'https://gateway.example',
    hosts: ['.h5.example'],
    production: true,
    localized: null,
    signing: null,
    encryptionAppIds: [],
  });
});

test('reads what is done to listed calls', () => {
  const environment = {
    LOCALIZED_GATEWAY_HOSTS: 'a.example, .b.example',
    LOCALIZED_GATEWAY_PREFIX: '/region',
    SIGNING_CHANNEL: 'sanming',
    SIGNING_KEY_ID: 'k',
    SIGNING_KEY: 'secret',
    ENCRYPTION_APP_IDS: 'app-1, app-2',
  };
  expect(readConfig(environment, 'SHELL_PORT', 3000)).toMatchObject({
    localized: { hosts: ['a.example', '.b.example'], prefix: '/region' },
    signing: { channel: 'sanming', keyId: 'k', key: 'secret' },
    encryptionAppIds: ['app-1', 'app-2'],
  });
});
