import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { localeFrom } from './context';
import { addressOf } from './request-facts';
import { readTrustedProxies } from './trusted-proxies';

async function addressFor(
  peer: string,
  forwarded: string | null,
  trusted: readonly string[],
  fromPortal: Readonly<Record<string, string>> = {},
  portalSecret: string | null = null,
): Promise<string> {
  const trustedProxies = readTrustedProxies(trusted);
  if (trustedProxies === null) throw new Error('not a list of proxies');
  const app = new Hono();
  app.get('/', (context) => context.text(addressOf(context, { trustedProxies, portalSecret })));
  const headers = { ...fromPortal, ...(forwarded !== null && { 'x-forwarded-for': forwarded }) };
  const incoming = { socket: { remoteAddress: peer, remotePort: 1, remoteFamily: 'IPv4' } };
  return (await app.request('/', { headers }, { incoming })).text();
}

describe('the address of the caller', () => {
  it.each([
    ['the peer, when nothing was forwarded', '203.0.113.9', null, [], '203.0.113.9'],
    [
      'the peer, when a stranger claims to forward',
      '203.0.113.9',
      '198.51.100.1',
      ['127.0.0.1'],
      '203.0.113.9',
    ],
    ['what the trusted proxy saw', '127.0.0.1', '198.51.100.1', ['127.0.0.1'], '198.51.100.1'],
    [
      'not what stands left of it',
      '127.0.0.1',
      '10.0.0.1, 198.51.100.1',
      ['127.0.0.1'],
      '198.51.100.1',
    ],
    [
      'behind two trusted proxies',
      '127.0.0.1',
      '198.51.100.1, 10.0.0.2',
      ['127.0.0.1', '10.0.0.2'],
      '198.51.100.1',
    ],
    ['plain, when IPv4 comes in IPv6', '::ffff:203.0.113.9', null, [], '203.0.113.9'],
  ])('is %s', async (_, peer, forwarded, trusted, expected) => {
    expect(await addressFor(peer, forwarded, trusted)).toBe(expected);
  });

  it.each([
    ['198.51.100.1:52341', '198.51.100.1'],
    ['::FFFF:198.51.100.1', '198.51.100.1'],
    ['[::ffff:198.51.100.1]:443', '198.51.100.1'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:52341', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:443', 'fe80::1'],
    ['64:ff9b::198.51.100.1', '198.51.100.1'],
    ['[::ffff:c633:6401%25eth0]:443', '198.51.100.1'],
    ['fe80::1%en0.100', 'fe80::1'],
    ['198.51.100.1:0', '198.51.100.1'],
    ['\t198.51.100.1 ', '198.51.100.1'],
    [', 198.51.100.1, ,', '198.51.100.1'],
    ['2001:db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
  ])('is one, however it is written: %s is %s', async (forwarded, expected) => {
    expect(await addressFor('127.0.0.1', forwarded, ['127.0.0.1'])).toBe(expected);
  });

  it.each([
    'unknown',
    '_hidden',
    '198.51.100.1:x',
    '[198.51.100.1]:80',
    '1.2.3',
    'a b',
    '010.0.0.1',
    '0x7f.0.0.1',
    '2130706433',
    '1.2.3.4%eth0',
    '1.2.3.256',
    '1.2.3.4:99999999',
    '::g',
    '[::1',
    '::1]',
    '1::2::3',
    'localhost',
    'for=1.2.3.4',
    '"[2001:db8::1]:4711"',
    'fe80::1%eth0]:80',
    'fe80::1%',
    'fe80::1%25',
    '1.2.3.4/32',
    '198.51.100.01',
    '[2001:db8::1]:',
  ])('is the proxy’s where it hands on what is no address: %s', async (forwarded) => {
    const line = `203.0.113.9, ${forwarded}`;
    expect(await addressFor('127.0.0.1', line, ['127.0.0.1'])).toBe('127.0.0.1');
  });

  it('knows a trusted proxy by its address, not by how that is written', async () => {
    const line = '2001:db8::9, 2001:DB8::0001';
    expect(await addressFor('::1', line, ['::1', '2001:db8:0::1'])).toBe('2001:db8::9');
  });
});

describe('the address of a portal’s caller', () => {
  const secret = 'a secret of at least 32 characters';
  const sent = (value: string, chain: string) => ({
    'x-portal-secret': value,
    'x-portal-forwarded-for': chain,
  });
  const patient = '198.51.100.1';

  it.each([
    ['the patient’s, whatever the portal’s own address', sent(secret, patient), [], patient],
    ['the patient’s behind a proxy', sent(secret, `${patient}, 10.4.0.9`), ['10.0.0.0/8'], patient],
    ['the proxy’s where that is not trusted', sent(secret, `${patient}, 10.4.0.9`), [], '10.4.0.9'],
    ['the portal’s for calls of its own', { 'x-portal-secret': secret }, [], '203.0.113.9'],
    ['the caller’s with another secret', sent(`${secret}!`, patient), [], '203.0.113.9'],
    ['the caller’s with an empty one', sent('', patient), [], '203.0.113.9'],
    ['the caller’s without one', { 'x-portal-forwarded-for': patient }, [], '203.0.113.9'],
  ])('is %s', async (_, fromPortal, trusted, expected) => {
    // What a balancer between portal and gateway adds is of no account.
    const line = '192.0.2.1, 192.0.2.2';
    expect(await addressFor('203.0.113.9', line, trusted, fromPortal, secret)).toBe(expected);
  });

  it('is never believed where no secret is set', async () => {
    for (const value of ['', 'null', 'undefined', secret])
      expect(await addressFor('203.0.113.9', null, [], sent(value, patient))).toBe('203.0.113.9');
  });
});

describe('the language', () => {
  it.each([
    [undefined, 'zh-Hans'],
    ['', 'zh-Hans'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['zh-CN', 'zh-Hans'],
    ['zh-Hant', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['zh_HK', 'zh-Hant'],
    ['fr', 'fr'],
    ['it-IT', 'it'],
    ['de', 'zh-Hans'],
    ['en-US,en;q=0.9,zh;q=0.8', 'en'],
    ["'; DROP TABLE", 'zh-Hans'],
  ])('of %j is %s', (header, locale) => {
    expect(localeFrom(header)).toBe(locale);
  });
});
