import { expect, test } from 'vitest';
import { readConfig } from './config';

test('has defaults for everything', () => {
  expect(readConfig({}, 'SHELL_PORT', 3000)).toEqual({
    port: 3000,
    listenHost: null,
    gatewayUrl: 'http://127.0.0.1:4000',
    portalSecret: null,
    channels: { partners: null, brand: {} },
    hosts: ['.h5.portal.localhost', 'localhost', '127.0.0.1'],
    production: false,
    sandbox: false,
    basicPathHosts: ['localhost', '127.0.0.1'],
    routePrefix: '',
    payServers: ['http://localhost:4000'],
    licence: null,
    nativeAppOnlyHosts: ['sd.h5.portal.localhost'],
    oneKeyHosts: ['.h5.portal.localhost', 'localhost', '127.0.0.1'],
    redirectHosts: ['.h5.portal.localhost', 'localhost', '127.0.0.1'],
    nativeSchemes: ['xinglin'],
    localized: null,
    signing: null,
    encryptedAppIds: [],
    hostScripts: [],
    metricsListen: null,
    tracesTo: null,
    assistantOrigin: null,
    corporateConsultOrigin: null,
  });
});

test.each([
  [{ SHELL_PORT: 'three' }, /^SHELL_PORT must be a port/],
  [{ SHELL_PORT: '70000' }, /^SHELL_PORT must be a port/],
  [{ GATEWAY_URL: 'ftp://x' }, /^GATEWAY_URL must be an http/],
  [{ GATEWAY_URL: 'gateway' }, /^GATEWAY_URL must be an http/],
  [{ GATEWAY_URL: 'http://me:secret@gateway' }, /^GATEWAY_URL must be an http/],
  [{ PORTAL_HOSTS: 'localhost, bad host' }, /^PORTAL_HOSTS must be .*"bad host"/],
  [{ PORTAL_SECRET: 'too short' }, /^PORTAL_SECRET must have 32 to 256 letters[^:]*\.$/],
  [{ PORTAL_SECRET: 'a secret with spaces, of enough characters' }, /^PORTAL_SECRET must have/],
  [{ BRAND_NAME: '【宁波】' }, /^BRAND_NAME must be a name/],
  [{ BRAND_PHONE: 'call' }, /^BRAND_PHONE must be a telephone number/],
  [{ NODE_ENV: 'prod' }, /^NODE_ENV must be/],
  [{ XINGLIN_SANDBOX: 'yes' }, /^XINGLIN_SANDBOX must be 0 or 1/],
  [{ REDIRECT_HOSTS: 'https://x' }, /^REDIRECT_HOSTS must be/],
  [{ NATIVE_APP_ONLY_HOSTS: '*.x' }, /^NATIVE_APP_ONLY_HOSTS must be/],
  [{ PAY_SERVERS: 'pay.example' }, /^PAY_SERVERS must be .*"pay\.example"/],
  [{ NATIVE_SCHEMES: 'xinglin://' }, /^NATIVE_SCHEMES must be .*"xinglin:\/\/"/],
  [{ ASSISTANT_ORIGIN: 'assistant' }, /^ASSISTANT_ORIGIN must be an origin/],
  [{ ASSISTANT_ORIGIN: 'https://a.example/path' }, /^ASSISTANT_ORIGIN must be an origin/],
  [{ ASSISTANT_ORIGIN: 'javascript:alert(1)' }, /^ASSISTANT_ORIGIN must be an origin/],
  [{ CORPORATE_CONSULT_ORIGIN: 'corp.example' }, /^CORPORATE_CONSULT_ORIGIN must be an origin/],
  [
    { LOCALIZED_GATEWAY_PREFIX: '/region' },
    /^LOCALIZED_GATEWAY_HOSTS and LOCALIZED_GATEWAY_PREFIX must be set together/,
  ],
  [
    { LOCALIZED_GATEWAY_PREFIX: 'https://x', LOCALIZED_GATEWAY_HOSTS: 'a.example' },
    /^LOCALIZED_GATEWAY_PREFIX must be a path/,
  ],
  [{ PORTAL_METRICS_LISTEN: '9401' }, /^PORTAL_METRICS_LISTEN must be an address and a port/],
  [{ PORTAL_METRICS_LISTEN: 'a:70000' }, /^PORTAL_METRICS_LISTEN must be an address and a port/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be an http/],
  [{ SIGNED_APP_IDS: 'app-1' }, /^SIGNED_APP_IDS needs SIGNATURE_KEYS/],
  [
    { SIGNED_APP_IDS: 'app-1', SIGNATURE_KEYS: 'secret' },
    /^SIGNED_APP_IDS needs SIGNATURE_KEYS: pairs such as id=key, of which the first one signs\.$/,
  ],
])('%j is refused in one line', (environment, message) => {
  expect(() => readConfig(environment, 'SHELL_PORT', 3000)).toThrow(message);
});

test('shows a licence that it is told of, and one of its own in the sandbox', () => {
  const licenceOf = (environment: Record<string, string>) =>
    readConfig(environment, 'SHELL_PORT', 3000).licence;
  expect(licenceOf({ HOSPITAL_LICENCE: 'A-1' })).toBe('A-1');
  expect(licenceOf({ XINGLIN_SANDBOX: '1' })).toEqual({
    'zh-Hans': '演示',
    'zh-Hant': '演示',
    en: 'demonstration only',
  });
  expect(licenceOf({ XINGLIN_SANDBOX: '1', HOSPITAL_LICENCE: 'A-1' })).toBe('A-1');
});

test('reads what is set', () => {
  expect(
    readConfig(
      {
        SHELL_PORT: '0',
        GATEWAY_URL: 'https://gateway.example/',
        PORTAL_HOSTS: '.H5.example',
        PORTAL_SECRET: 'p'.repeat(32),
        PARTNERS: 'sanming, tianjin',
        BRAND_NAME: '宁波健康',
        BRAND_PHONE: '0574-1',
        BASIC_PATH_HOSTS: 'local.example',
        ROUTE_PREFIX: '/region',
        PAY_SERVERS: 'https://pay.example/, http://pay.local:8080',
        NATIVE_APP_ONLY_HOSTS: 'SD.h5.example',
        REDIRECT_HOSTS: 'pay.example',
        ONE_KEY_HOSTS: '.one.example',
        NATIVE_SCHEMES: 'xinglin, weixin',
        XINGLIN_SANDBOX: '1',
        NODE_ENV: 'production',
        ASSISTANT_ORIGIN: 'https://assistant.example.com',
        CORPORATE_CONSULT_ORIGIN: 'https://corporate.example.com/',
        HOSPITAL_LICENCE: 'A-1',
        PORTAL_METRICS_LISTEN: '[::1]:9401',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
      },
      'SHELL_PORT',
      3000,
    ),
  ).toEqual({
    port: 0,
    listenHost: '127.0.0.1',
    gatewayUrl: 'https://gateway.example',
    portalSecret: 'p'.repeat(32),
    channels: {
      partners: ['sanming', 'tianjin'],
      brand: { brandName: expect.objectContaining({ 'zh-Hans': '宁波健康' }), phone: '0574-1' },
    },
    hosts: ['.h5.example'],
    production: true,
    sandbox: true,
    basicPathHosts: ['local.example'],
    routePrefix: '/region',
    payServers: ['https://pay.example', 'http://pay.local:8080'],
    licence: 'A-1',
    nativeAppOnlyHosts: ['sd.h5.example'],
    oneKeyHosts: ['.one.example'],
    redirectHosts: ['pay.example'],
    nativeSchemes: ['xinglin', 'weixin'],
    localized: null,
    signing: null,
    encryptedAppIds: [],
    metricsListen: { host: '::1', port: 9401 },
    tracesTo: 'http://collector.example:4318',
    hostScripts: [],
    assistantOrigin: 'https://assistant.example.com',
    corporateConsultOrigin: 'https://corporate.example.com',
  });
});

test.each([
  [
    { PORTAL_HOSTS: 'portal.test,.portal.test' },
    ['https://pay.portal.test', 'http://localhost:4000'],
  ],
  [
    { PORTAL_HOSTS: '.hospital.com.cn', GATEWAY_URL: 'http://gateway:4000' },
    ['https://pay.hospital.com.cn', 'http://gateway:4000'],
  ],
  [{ PORTAL_HOSTS: '.portal.test', XINGLIN_SANDBOX: '1' }, ['http://localhost:4000']],
  [
    { PORTAL_HOSTS: '.portal.test', GATEWAY_PUBLIC_URL: 'https://cashier.test/' },
    ['https://cashier.test'],
  ],
  [{ PORTAL_HOSTS: '.portal.test', PAY_SERVERS: 'https://only.test' }, ['https://only.test']],
])('with %j people pay at %j', (environment, payServers) => {
  expect(readConfig(environment, 'SHELL_PORT', 3000).payServers).toEqual(payServers);
});

test('in production no partner and no number is there that is not set', () => {
  const channelsOf = (environment: Record<string, string>) =>
    readConfig({ NODE_ENV: 'production', ...environment }, 'SHELL_PORT', 3000).channels;
  expect(channelsOf({})).toEqual({ partners: [], brand: { phone: null } });
  expect(channelsOf({ PARTNERS: 'sanming', BRAND_PHONE: '120' })).toEqual({
    partners: ['sanming'],
    brand: { phone: '120' },
  });
  expect(channelsOf({ XINGLIN_SANDBOX: '1' })).toEqual({ partners: null, brand: {} });
});

test('reads what is done to listed calls', () => {
  const environment = {
    LOCALIZED_GATEWAY_HOSTS: 'a.example, .b.example',
    LOCALIZED_GATEWAY_PREFIX: '/region',
    SIGNED_APP_IDS: 'app-3',
    SIGNATURE_KEYS: 'k=secret=, former=x',
    ENCRYPTED_APP_IDS: 'app-1, app-2=des',
  };
  expect(readConfig(environment, 'SHELL_PORT', 3000)).toMatchObject({
    localized: { hosts: ['a.example', '.b.example'], prefix: '/region' },
    signing: { appIds: ['app-3'], keyId: 'k', key: 'secret=' },
    encryptedAppIds: ['app-1', 'app-2'],
  });
});
