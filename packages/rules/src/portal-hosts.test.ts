import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  domainNames,
  isHostIn,
  isLocalHost,
  matchHost,
  originsOfHosts,
  payOriginOf,
  readHosts,
  returnHostsOf,
} from './portal-hosts';

describe('the channel of a host', () => {
  const two = ['portal.test', '.portal.test'];
  test.each([
    // Three labels.
    ['portal.test', two, null],
    ['sanming.portal.test', two, 'sanming'],
    ['www.portal.test', two, 'www'],
    ['sanming-yongan.portal.test', ['.portal.test'], 'sanming-yongan'],
    // Four and five labels: the specification's `h5` stands between.
    ['h5.portal.test', two, null],
    ['sanming.h5.portal.test', two, 'sanming'],
    ['www.h5.portal.test', two, 'www'],
    ['sanming.h5.portal.example.org', ['.portal.example.org'], 'sanming'],
    ['sanming.h5.portal.example.org', ['.h5.portal.example.org'], 'sanming'],
    ['h5.portal.example.org', ['.h5.portal.example.org'], null],
    // The label directly left of the entry decides, whatever stands before it.
    ['a.sanming.portal.test', two, 'sanming'],
    ['a.sanming.h5.portal.test', two, 'sanming'],
    ['h5.sanming.portal.test', two, 'sanming'],
    // Domains whose registry has two labels.
    ['hospital.com.cn', ['.hospital.com.cn'], null],
    ['h5.hospital.com.cn', ['.hospital.com.cn'], null],
    ['sanming.hospital.com.cn', ['.hospital.com.cn'], 'sanming'],
    ['sanming.h5.hospital.com.cn', ['.hospital.com.cn'], 'sanming'],
    ['h5.hospital.com.cn', ['.h5.hospital.com.cn'], null],
    ['wj.city.gov.cn', ['.city.gov.cn'], 'wj'],
    ['sanming.h5.wj.city.gov.cn', ['.wj.city.gov.cn'], 'sanming'],
    ['sanming.xn--fiq228c.xn--fiqs8s', ['.xn--fiq228c.xn--fiqs8s'], 'sanming'],
    // The longest entry counts, in whatever order.
    ['sanming.h5.portal.test', ['.portal.test', '.h5.portal.test'], 'sanming'],
    ['x.sanming.portal.test', ['.portal.test', '.sanming.portal.test'], 'x'],
    ['x.sanming.portal.test', ['.sanming.portal.test', '.portal.test'], 'x'],
    // One host alone is the main channel unless it names another one by its `h5`.
    ['sanming.portal.test', ['sanming.portal.test'], null],
    ['sanming.h5.portal.test', ['sanming.h5.portal.test'], 'sanming'],
    ['h5.portal.test', ['h5.portal.test'], null],
    ['localhost', ['localhost'], null],
    ['127.0.0.1', ['127.0.0.1'], null],
    ['10.1.2.3', ['10.1.2.3'], null],
  ])('%s below %j is %j', (host, entries, label) => {
    expect(matchHost(host, entries)?.label).toBe(label);
  });

  test.each([
    ['other.test', two],
    ['xportal.test', two],
    ['portal.test.evil.test', two],
    ['sanming.portal.test', ['portal.test']],
    ['.portal.test', []],
  ])('%s is not covered by %j', (host, entries) => {
    expect(matchHost(host, entries)).toBeNull();
  });

  const label = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/).filter((one) => one !== 'h5');
  const entry = fc
    .array(label, { minLength: 1, maxLength: 5 })
    .map((labels) => `.${labels.join('.')}`);
  test('is the label before any entry, with and without h5 between', () => {
    fc.assert(
      fc.property(label, entry, (channel, one) => {
        for (const between of ['', '.h5'])
          expect(matchHost(`${channel}${between}${one}`, [one])).toEqual({
            entry: one,
            label: channel,
          });
        expect(matchHost(one.slice(1), [one])?.label).toBeNull();
        expect(matchHost(`h5${one}`, [one])?.label).toBeNull();
      }),
    );
  });

  test('prefers the entry with all below it, which says the domain that its hosts share', () => {
    expect(matchHost('portal.test', two)?.entry).toBe('.portal.test');
    expect(matchHost('portal.test', two.toReversed())?.entry).toBe('.portal.test');
  });
});

test.each([
  ['.95169000.com', ['95169000', 'com']],
  ['.h5.95169000.com.cn', ['95169000', 'com', 'cn']],
  ['localhost', ['localhost']],
  ['127.0.0.1', []],
])('the names in %s are %j', (entry, names) => {
  expect(domainNames(entry)).toEqual(names);
});

test.each([
  [' Portal.Test , .portal.test,', { ok: true, hosts: ['portal.test', '.portal.test'] }],
  ['portal.test,bad host', { ok: false, bad: 'bad host' }],
  ['*.portal.test', { ok: false, bad: '*.portal.test' }],
  ['portal.test.', { ok: false, bad: 'portal.test.' }],
  ['portal.test:443', { ok: false, bad: 'portal.test:443' }],
  ['https://portal.test', { ok: false, bad: 'https://portal.test' }],
])('the list %j is read as %j', (text, expected) => {
  expect(readHosts(text)).toEqual(expected);
});

test('a host is in a list exactly, or below an entry with a dot, whatever its port', () => {
  expect(isHostIn(['portal.test'], 'portal.test:8443')).toBe(true);
  expect(isHostIn(['portal.test'], 'a.portal.test')).toBe(false);
  expect(isHostIn(['.portal.test'], 'a.b.portal.test')).toBe(true);
  expect(isHostIn(['.portal.test'], 'portal.test')).toBe(true);
  expect(isHostIn(['.portal.test'], 'xportal.test')).toBe(false);
});

describe('what is derived from the hosts', () => {
  test.each([
    [['portal.test', '.portal.test'], ['https://portal.test']],
    [
      ['.h5.hospital.com.cn', 'overseas.test'],
      ['https://h5.hospital.com.cn', 'https://overseas.test'],
    ],
    [
      ['localhost', 'portal.test'],
      ['http://localhost:3000', 'http://localhost:3001', 'https://portal.test'],
    ],
  ])('origins of %j are %j', (hosts, origins) => {
    expect(originsOfHosts(hosts, [3000, 3001])).toEqual(origins);
  });

  test('payments return to each host and to all below an entry with a dot', () => {
    expect(returnHostsOf(['.portal.test', 'one.test'])).toEqual([
      'portal.test',
      '.portal.test',
      'one.test',
    ]);
  });

  test.each([
    [['www.portal.test', '.portal.test'], 'https://pay.portal.test'],
    [['.hospital.com.cn'], 'https://pay.hospital.com.cn'],
    [['localhost', '127.0.0.1', 'portal.test'], 'https://pay.portal.test'],
    [['localhost', '.h5.portal.localhost', '10.0.0.1', 'shell'], null],
  ])('the cashier of %j is at %j', (hosts, origin) => {
    expect(payOriginOf(hosts)).toBe(origin);
  });
});

test.each([
  ['localhost', true],
  ['sanming.h5.portal.localhost', true],
  ['127.0.0.1', true],
  ['localhost.example.org', false],
  ['notlocalhost', false],
  ['127.portal.example.org', false],
  ['portal.example.org', false],
])('%s is this machine: %s', (host, local) => {
  expect(isLocalHost(host)).toBe(local);
});
