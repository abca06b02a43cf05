import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

const keys = {
  PAYMENT_NOTICE_KEY: 'k'.repeat(32),
  DOCUMENT_HASH_KEY: 'd'.repeat(32),
  SEALING_KEYS: 's'.repeat(32),
};

describe('configuration', () => {
  it('has the defaults of the contract', () => {
    const config = readConfig(keys);
    expect(config).toMatchObject({
      port: 4000,
      publicUrl: 'http://localhost:4000',
      databaseUrl: null,
      sandbox: false,
      seed: 'none',
      portalOrigins: ['http://localhost:3000'],
    });
    expect(config.dataDirectory).toBe(join(import.meta.dirname, '../../../../.data'));
  });

  it('reads who encrypts by what, who signs with what, and where files are', () => {
    const config = readConfig({
      ...keys,
      ENCRYPTED_APP_IDS: 'one, two=des,three=aes',
      SIGNATURE_KEYS: 'region=a key with = in it,former=another long key',
      SIGNED_APP_IDS: 'four,five',
      XINGLIN_FILES: '/srv/files',
    });
    expect(config).toMatchObject({
      encryptedApps: { one: 1, two: 2, three: 1 },
      signatureKeys: { region: 'a key with = in it', former: 'another long key' },
      signedAppIds: ['four', 'five'],
      filesDirectory: '/srv/files',
    });
    expect(readConfig(keys)).toMatchObject({
      encryptedApps: {},
      signatureKeys: {},
      signedAppIds: [],
    });
    expect(readConfig(keys).filesDirectory).toMatch(/\/\.data\/files$/);
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ ...keys, DATABASE_URL: '', GATEWAY_PORT: '' })).toMatchObject({
      databaseUrl: null,
      port: 4000,
    });
  });

  it.each([
    [{ GATEWAY_PORT: 'four thousand' }, 'GATEWAY_PORT'],
    [{ GATEWAY_PORT: '70000' }, 'GATEWAY_PORT'],
    [{ DATABASE_URL: 'mysql://root:secret@db/x' }, 'DATABASE_URL'],
    [{ XINGLIN_SANDBOX: 'yes' }, 'XINGLIN_SANDBOX'],
    [{ XINGLIN_SEED: 'huge' }, 'XINGLIN_SEED'],
    [{ XINGLIN_SEED: 'none', XINGLIN_SANDBOX: '1' }, 'XINGLIN_SEED'],
    [{ PORTAL_ORIGINS: 'localhost:3000' }, 'PORTAL_ORIGINS'],
    [{ SMS_URL: 'https://sms.example.org' }, 'SMS_TOKEN'],
    [{ WECHAT_PAY: '{}' }, 'WECHAT_PAY'],
    [{ ALIPAY: 'not JSON' }, 'ALIPAY'],
    [{ CLOUD_SMS: '{"cloud":"another"}' }, 'CLOUD_SMS'],
    [{ OBJECT_STORAGE: '{"bucket":"b"}' }, 'OBJECT_STORAGE'],
    [{ INBOUND_SMS_NUMBER: '106901234567' }, 'INBOUND_SMS_KEY'],
    [{ INBOUND_SMS_NUMBER: '106901234567', INBOUND_SMS_KEY: 'short' }, 'INBOUND_SMS_KEY'],
    [{ INBOUND_SMS_NUMBER: '+86', INBOUND_SMS_KEY: 'k'.repeat(32) }, 'INBOUND_SMS_NUMBER'],
    [{ WECHAT_APP_SECRET: 'a-secret' }, 'WECHAT_APP_ID'],
    [{ WECHAT_MINI_PROGRAM_SECRET: 'a-secret' }, 'WECHAT_MINI_PROGRAM_APP_ID'],
    [{ WECHAT_COMPONENT_SECRET: 'a-secret' }, 'WECHAT_COMPONENT_APP_ID'],
    [
      { WECHAT_COMPONENT_APP_ID: 'wx3', WECHAT_COMPONENT_SECRET: 'a-secret' },
      'WECHAT_COMPONENT_AES_KEY',
    ],
    [{ WECHAT_COMPONENT_AES_KEY: 'a-secret' }, 'WECHAT_COMPONENT_AES_KEY'],
    [{ PAYMENT_NOTICE_KEY: 'short-secret' }, 'PAYMENT_NOTICE_KEY'],
    [{ SEALING_KEYS: `${'s'.repeat(32)},short-secret` }, 'SEALING_KEYS'],
    [{ SEALING_KEYS: ',' }, 'SEALING_KEYS'],
    [{ SESSION_IDLE_MINUTES: '1' }, 'SESSION_IDLE_MINUTES'],
    [{ GATEWAY_METRICS_LISTEN: '9400' }, 'GATEWAY_METRICS_LISTEN'],
    [{ ENCRYPTED_APP_IDS: 'app=rot13' }, 'ENCRYPTED_APP_IDS'],
    [{ SIGNATURE_KEYS: 'region=short' }, 'SIGNATURE_KEYS'],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '127.0.0.1, proxy' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '::/0' }, 'TRUSTED_PROXIES'],
    [{ PORTAL_SECRET: 'short-secret' }, 'PORTAL_SECRET'],
    [{ PORTAL_SECRET: 'a secret with spaces, of enough characters' }, 'PORTAL_SECRET'],
    [{ PORTAL_HOSTS: '*.portal.test' }, 'PORTAL_HOSTS'],
    [{ BRAND_NAME: '[secret]' }, 'BRAND_NAME'],
    [{ BRAND_NAME_EN: 'secret' }, 'BRAND_NAME'],
    [{ BRAND_PHONE: 'secret' }, 'BRAND_PHONE'],
    [{ PORTAL_HOSTS: 'https://portal.test' }, 'PORTAL_HOSTS'],
    [{ PORTAL_HOSTS: ' , ' }, 'PORTAL_HOSTS'],
    [{ PORTAL_ORIGINS: ' , ' }, 'PORTAL_ORIGINS'],
    [{ SHELL_PORT: 'three' }, 'SHELL_PORT'],
    [{ ALLOWED_RETURN_HOSTS: '*' }, 'ALLOWED_RETURN_HOSTS'],
    [{ ALLOWED_RETURN_HOSTS: 'example.org, *.example.com' }, 'ALLOWED_RETURN_HOSTS'],
    [{ ALLOWED_RETURN_HOSTS: '.' }, 'ALLOWED_RETURN_HOSTS'],
    [{ LISTEN_HOST: '0.0.0.0/0' }, 'LISTEN_HOST'],
    [{ DESK_KEYS: 'a-secret' }, 'DESK_KEYS'],
    [{ DESK_KEYS: '[]' }, 'DESK_KEYS'],
    [{ DESK_KEYS: '[{"name":"his","sha256":"a-secret"}]' }, 'DESK_KEYS'],
    [{ DESK_LISTEN: '127.0.0.1:4100' }, 'DESK_LISTEN'],
    [{ DESK_LISTEN: '4100' }, 'DESK_LISTEN'],
  ])('refuses %j in one line that names the setting and not its value', (settings, name) => {
    expect(() => readConfig({ ...keys, ...settings })).toThrow(ConfigError);
    try {
      readConfig({ ...keys, ...settings });
    } catch (error) {
      const { message } = error as Error;
      expect(message).toContain(name);
      expect(message).not.toContain('\n');
      expect(message).not.toMatch(/secret|huge|yes/);
    }
  });

  it('uses keys that are set, well-known ones in the sandbox, and otherwise ones kept beside the data', () => {
    expect(readConfig(keys)).toMatchObject({
      paymentNoticeKey: keys.PAYMENT_NOTICE_KEY,
      documentHashKey: keys.DOCUMENT_HASH_KEY,
    });
    expect(readConfig({ XINGLIN_SANDBOX: '1' }).paymentNoticeKey).toContain('sandbox-only');
    expect(() => readConfig({ DATABASE_URL: 'postgresql://db/xinglin' })).toThrow('must be set');
    const directory = mkdtempSync(join(tmpdir(), 'xinglin-keys-'));
    try {
      const first = readConfig({ XINGLIN_DATA: directory });
      const second = readConfig({ XINGLIN_DATA: directory });
      expect(first.paymentNoticeKey.length).toBeGreaterThanOrEqual(32);
      expect(first.paymentNoticeKey).not.toBe(first.documentHashKey);
      expect(second).toEqual(first);
      const modes = readdirSync(directory).map(
        (file) => statSync(join(directory, file)).mode & 0o777,
      );
      expect(modes).toEqual([0o600, 0o600, 0o600]);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('refuses a data directory that cannot be one, and a key that is not whole', () => {
    const directory = mkdtempSync(join(tmpdir(), 'xinglin-keys-'));
    const notice = join(directory, 'payment_notice_key.key');
    try {
      writeFileSync(notice, '');
      const asked = () => readConfig({ XINGLIN_DATA: directory });
      expect(asked).toThrow(ConfigError);
      expect(asked).toThrow(
        `${notice} holds no whole key; bring it back from a backup, or set PAYMENT_NOTICE_KEY`,
      );
      expect(readFileSync(notice, 'utf8')).toBe('');
      const file = () => readConfig({ XINGLIN_DATA: notice });
      expect(file).toThrow(ConfigError);
      expect(file).toThrow(/^XINGLIN_DATA: .* cannot be used \(E(?:EXIST|NOTDIR)\)$/);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('listens for this machine alone in the sandbox, unless it is told otherwise', () => {
    expect(readConfig({ XINGLIN_SANDBOX: '1' }).listenHost).toBe('127.0.0.1');
    expect(readConfig({ XINGLIN_SANDBOX: '1', LISTEN_HOST: '0.0.0.0' }).listenHost).toBe('0.0.0.0');
    expect(readConfig(keys).listenHost).toBeNull();
  });

  it('lets payments return to the portals, and to this machine in the sandbox only', () => {
    const portal = { PORTAL_ORIGINS: 'https://h5.example.org' };
    expect(readConfig({ ...keys, ...portal }).allowedReturnHosts).toEqual(['h5.example.org']);
    expect(readConfig({ ...portal, XINGLIN_SANDBOX: '1' }).allowedReturnHosts).toContain(
      '.localhost',
    );
    expect(
      readConfig({ ...keys, ALLOWED_RETURN_HOSTS: '.example.org, example.com' }).allowedReturnHosts,
    ).toEqual(['.example.org', 'example.com']);
  });

  it.each([
    ['portal.test,.portal.test', 'portal.test', 'pay.portal.test'],
    ['.h5.hospital.com.cn', 'h5.hospital.com.cn', 'pay.h5.hospital.com.cn'],
    ['www.city.gov.cn,.city.gov.cn', 'www.city.gov.cn', 'pay.city.gov.cn'],
  ])('derives all public addresses from %s', (PORTAL_HOSTS, first, pay) => {
    const config = readConfig({ ...keys, PORTAL_HOSTS });
    expect(config.portalOrigins[0]).toBe(`https://${first}`);
    expect(config.publicUrl).toBe(`https://${pay}`);
    for (const host of [first, ...PORTAL_HOSTS.split(',')])
      expect(config.allowedReturnHosts).toContain(host);
    expect(config.allowedReturnHosts).not.toContain('localhost');
  });

  it('lets each address that is set win over the derived one', () => {
    const set = {
      PORTAL_HOSTS: '.portal.test',
      PORTAL_ORIGINS: 'https://other.test',
      GATEWAY_PUBLIC_URL: 'https://cashier.test/',
    };
    expect(readConfig({ ...keys, ...set })).toMatchObject({
      portalOrigins: ['https://other.test'],
      publicUrl: 'https://cashier.test',
      allowedReturnHosts: ['other.test', 'portal.test', '.portal.test'],
    });
    const returning = { ...set, ALLOWED_RETURN_HOSTS: 'only.test' };
    expect(readConfig({ ...keys, ...returning }).allowedReturnHosts).toEqual(['only.test']);
  });

  it('derives http with the portals’ ports for this machine, and leaves the sandbox’s cashier here', () => {
    const local = { PORTAL_HOSTS: 'localhost', SHELL_PORT: '5000', OVERSEAS_PORT: '5001' };
    expect(readConfig({ ...keys, ...local }).portalOrigins).toEqual([
      'http://localhost:5000',
      'http://localhost:5001',
    ]);
    const sandbox = readConfig({ XINGLIN_SANDBOX: '1', PORTAL_HOSTS: '.portal.test' });
    expect(sandbox.publicUrl).toBe('http://localhost:4000');
    expect(sandbox.portalOrigins).toEqual(['https://portal.test']);
  });
});
