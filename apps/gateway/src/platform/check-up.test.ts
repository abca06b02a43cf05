import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-gateway';
import { checkUp } from './check-up';
import type { Finding } from './finding';

let folder: string;
const databases: TestDatabase[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'xinglin-check-up-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => Promise.all(databases.map((database) => database.drop())));

async function databaseUrl(options: { bare?: boolean } = {}): Promise<string> {
  const database = await createTestDatabase(options);
  databases.push(database);
  return database.url;
}

const look = (environment: Record<string, string> = {}) =>
  checkUp({ XINGLIN_SANDBOX: '1', GATEWAY_PORT: '0', XINGLIN_DATA: folder, ...environment });

const states = (findings: readonly Finding[], name: string) =>
  findings.filter((finding) => finding.name === name).map(({ state }) => state);

const keys = { PAYMENT_NOTICE_KEY: 'a'.repeat(32), DOCUMENT_HASH_KEY: 'b'.repeat(32) };
const production = { XINGLIN_SANDBOX: '0', ...keys };

describe('a look at a gateway before it starts', () => {
  it('finds nothing wrong with an empty directory, and leaves it empty', async () => {
    const findings = await look();
    expect(findings.filter(({ state }) => state !== 'good')).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('names a setting that cannot be used, and never its value', async () => {
    const [finding, ...others] = await look({ TRUSTED_PROXIES: 'secret-host' });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ name: 'settings', state: 'bad' });
    expect(finding?.says).toMatch(/^TRUSTED_PROXIES /);
    expect(finding?.says).not.toContain('secret-host');
  });

  it('says what production lacks', async () => {
    const findings = await look({ ...production, PORTAL_ORIGINS: 'http://portal.test' });
    expect(states(findings, 'services')).toEqual(['mind', 'mind', 'mind', 'mind', 'mind']);
    const words = findings.map(({ says }) => says).join('\n');
    for (const setting of [
      'SMS_URL',
      'EMAIL_URL',
      'REAL_NAME_URL',
      'HOSPITAL_SYSTEM_URL',
      'WECHAT_PAY or ALIPAY',
    ])
      expect(words).toContain(`${setting} is not set`);
    expect(states(findings, 'addresses')).toEqual(['bad']);
    expect(states(findings, 'proxies')).toEqual(['mind']);
  });

  it('says where people pay and return to, by the portals’ hosts alone', async () => {
    const hosts = { PORTAL_HOSTS: '.hospital.com.cn', PORTAL_SECRET: 'p'.repeat(32) };
    const findings = await look({ ...production, ...hosts });
    expect(states(findings, 'proxies')).toEqual([]);
    expect(states(findings, 'addresses')).toEqual([]);
    expect(findings.find(({ name }) => name === 'hosts')).toMatchObject({
      state: 'good',
      says: 'cashier at https://pay.hospital.com.cn; payments return to hospital.com.cn, .hospital.com.cn',
    });
    expect(JSON.stringify(findings)).not.toContain(hosts.PORTAL_SECRET);
  });

  it('knows a port that is in use', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    expect(states(await look({ GATEWAY_PORT: port }), 'port')).toEqual(['mind']);
    server.close();
  });

  it.each([
    ['current tables', {}, 'are up to date'],
    ['no tables', { bare: true }, 'are made when a gateway first starts'],
  ])('looks at a database with %s', async (_, options, says) => {
    const findings = await look({ ...keys, DATABASE_URL: await databaseUrl(options) });
    expect(states(findings, 'database')).toEqual(['good']);
    expect(states(findings, 'clock')).toEqual(['good']);
    expect(findings.find(({ name }) => name === 'tables')?.says).toBe(says);
  });

  it('refuses a database that is away, and one that takes no writes', async () => {
    const away = await look({ ...keys, DATABASE_URL: 'postgresql://u:secret@127.0.0.1:1/x' });
    expect(states(away, 'database')).toEqual(['bad']);
    expect(JSON.stringify(away)).not.toContain('secret');
    const url = new URL(await databaseUrl());
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    expect(states(await look({ ...keys, DATABASE_URL: url.href }), 'database')).toEqual(['bad']);
  });

  it('finds a key that others can read', async () => {
    writeFileSync(join(folder, 'payment_notice_key.key'), 'x'.repeat(43), { mode: 0o600 });
    expect(states(await look(), 'keys')).toEqual([]);
    chmodSync(join(folder, 'payment_notice_key.key'), 0o644);
    expect(states(await look(), 'keys')).toEqual(['bad']);
  });

  it('knows keys of the desk that are over, end soon, or are to come', async () => {
    const key = (name: string, from: number, to: number) => ({
      name,
      sha256: name.repeat(64),
      actions: ['check-in'],
      notBefore: new Date(Date.now() + from * 86_400_000).toISOString(),
      notAfter: new Date(Date.now() + to * 86_400_000).toISOString(),
    });
    const settings = [key('a', -9, -1), key('b', -9, 9), key('c', 2, 90), key('d', -9, 90)];
    const findings = await look({ DESK_KEYS: JSON.stringify(settings) });
    expect(states(findings, 'desk')).toEqual(['bad', 'mind', 'mind', 'good']);
  });

  it('refuses a place for files that is a file', async () => {
    writeFileSync(join(folder, 'taken'), '');
    mkdirSync(join(folder, 'data'));
    const findings = await look({ XINGLIN_DATA: join(folder, 'taken') });
    expect(findings.some(({ state }) => state === 'bad')).toBe(true);
  });
});
