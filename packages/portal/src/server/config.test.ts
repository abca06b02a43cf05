import { expect, test } from 'vitest';
import { readConfig } from './config';

test('has defaults for everything', () => {
  expect(readConfig({}, 'SHELL_PORT', 3000)).toEqual({
    port: 3000,
    gatewayUrl: 'http://127.0.0.1:4000',
    hosts: ['.h5.portal.localhost', 'localhost', '127.0.0.1'],
    production: false,
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
])('%j is refused in one line', (environment, message) => {
  expect(() => readConfig(environment, 'SHELL_PORT', 3000)).toThrow(message);
});

test('reads what is set', () => {
  expect(
    readConfig({ SHELL_PORT: '0', GATEWAY_URL: 'https://gateway.example/', PORTAL_HOSTS: '.H5.example', NODE_ENV: 'production' }, 'SHELL_PORT', 3000),
  ).toEqual({ port: 0, gatewayUrl: 'https://gateway.example', hosts: ['.h5.example'], production: true });
});
