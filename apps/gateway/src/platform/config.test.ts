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
    expect(config.dataDirectory).toMatch(/\/\.data$/);
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ ...keys, DATABASE_URL: '', GATEWAY_PORT: '' })).toMatchObject({ databaseUrl: null, port: 4000 });
  });

  it.each([
    [{ GATEWAY_PORT: 'four thousand' }, 'GATEWAY_PORT'],
    [{ GATEWAY_PORT: '70000' }, 'GATEWAY_PORT'],
    [{ DATABASE_URL: 'mysql://root:secret@db/x' }, 'DATABASE_URL'],
    [{ XINGLIN_SANDBOX: 'yes' }, 'XINGLIN_SANDBOX'],
    [{ XINGLIN_SEED: 'huge' }, 'XINGLIN_SEED'],
    [{ PORTAL_ORIGINS: 'localhost:3000' }, 'PORTAL_ORIGINS'],
    [{ SMS_URL: 'https://sms.example.org' }, 'SMS_TOKEN'],
    [{ PAYMENT_NOTICE_KEY: 'short-secret' }, 'PAYMENT_NOTICE_KEY'],
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

  it('needs real keys outside of the sandbox only', () => {
    expect(() => readConfig({})).toThrow('PAYMENT_NOTICE_KEY is needed');
    expect(readConfig({ XINGLIN_SANDBOX: '1' }).paymentNoticeKey.length).toBeGreaterThan(0);
  });
});
