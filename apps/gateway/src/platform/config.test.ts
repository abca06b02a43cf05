import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

const keys = { PAYMENT_NOTICE_KEY: 'k'.repeat(32), DOCUMENT_HASH_KEY: 'd'.repeat(32) };

describe('configuration', () => {
  it('has the defaults of the contract', () => {
    const config = readConfig(keys);
    expect(config).toMatchObject({
      port: 4000,
      publicUrl: 'http://localhost:4000',
      databaseUrl: null,
      sandbox: false,
      seed: 'demo',
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
    [{ PORTAL_ORIGINS: 'localhost:3000' }, 'PORTAL_ORIGINS'],
    [{ SMS_URL: 'https://sms.example.org' }, 'SMS_TOKEN'],
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
    [{ ENCRYPTED_APP_IDS: 'app=rot13' }, 'ENCRYPTED_APP_IDS'],
    [{ SIGNATURE_KEYS: 'region=short' }, 'SIGNATURE_KEYS'],
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
      expect(modes).toEqual([0o600, 0o600]);
    } finally {
      rmSync(directory, { recursive: true });
    }
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
});
