import { describe, expect, test } from 'vitest';
import { readHost } from './host';
import { isOwnPage, originOf } from './own-origin';

const hosts = ['portal.test', '.portal.test', 'localhost', '127.0.0.1', '.h5.portal.localhost'];
function served(host: string) {
  const read = readHost(host, hosts);
  if (read === null) throw new Error(`${host} is not served`);
  return read;
}

describe('a call is of our own page', () => {
  test.each<[string, string | null, boolean]>([
    ['portal.test', 'https://portal.test', true],
    ['portal.test', 'http://portal.test', false],
    ['portal.test', 'https://portal.test:8443', false],
    ['portal.test', 'http://portal.test:443', false],
    ['portal.test:443', 'https://portal.test', true],
    ['portal.test:8443', 'https://portal.test:8443', true],
    ['portal.test:8443', 'http://portal.test:8443', false],
    ['portal.test', 'https://a.portal.test', false],
    ['a.portal.test', 'https://portal.test', false],
    ['portal.test', 'https://portal.test.evil.example', false],
    ['portal.test', 'https://portal.test/path', false],
    ['portal.test', 'null', false],
    ['portal.test', '', false],
    ['portal.test', 'portal.test', false],
    ['portal.test', null, true],
    ['localhost:3000', 'http://localhost:3000', true],
    ['localhost:3000', 'https://localhost:3000', true],
    ['localhost:3000', 'http://localhost:3001', false],
    ['localhost', 'http://localhost', true],
    ['localhost', 'https://localhost', true],
    ['127.0.0.1:3000', 'http://127.0.0.1:3000', true],
    ['127.0.0.1:3000', 'http://localhost:3000', false],
    ['vip.h5.portal.localhost:3000', 'http://vip.h5.portal.localhost:3000', true],
  ])('on %s with the origin %s: %s', (host, origin, own) => {
    const headers = new Headers(origin === null ? {} : { origin });
    expect(isOwnPage({ headers, method: 'POST' }, served(host))).toBe(own);
  });

  test.each([
    ['same-origin', 'POST', true],
    ['same-site', 'POST', false],
    ['cross-site', 'GET', false],
    ['none', 'GET', true],
    ['none', 'POST', false],
  ])('by fetch metadata %s and %s: %s', (site, method, own) => {
    const headers = new Headers({ 'sec-fetch-site': site });
    expect(isOwnPage({ headers, method }, served('portal.test'))).toBe(own);
  });
});

test.each([
  ['portal.test', 'https://portal.test'],
  ['localhost:3000', 'http://localhost:3000'],
  ['vip.h5.portal.localhost', 'http://vip.h5.portal.localhost'],
])('pages of %s are at %s', (host, origin) => {
  expect(originOf(served(host))).toBe(origin);
});
