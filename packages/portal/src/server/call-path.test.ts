import { accountCalls, sessionCalls } from '@xinglin/gateway-sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type ServedPortal } from '../testing/served-portal';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { serveTinyPortal } from '../testing/tiny-server';
import { isCallPath } from './call-path';

let gateway: TinyGateway;
let served: ServedPortal;
beforeAll(async () => {
  gateway = await startTinyGateway();
  served = await listen(await serveTinyPortal(gateway));
});
afterAll(async () => {
  await served.close();
  await gateway.close();
});

/** Every call whose answer sets or removes a cookie. */
const cookieCalls = [
  ...Object.keys(sessionCalls),
  accountCalls.getBaseInfo.path,
  accountCalls.getLoginInfo.path,
];

const escape = (text: string, at: number): string =>
  `${text.slice(0, at)}%${text.charCodeAt(at).toString(16)}${text.slice(at + 1)}`;
const escapeAll = (text: string): string =>
  text.replace(/[^/]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
const middle = (path: string): number => path.indexOf('/', 1);

/** Other spellings of a path, which some server or proxy reads as the same one. */
const spellings: readonly [string, (path: string) => string][] = [
  ['an escaped letter', (path) => escape(path, 1)],
  ['an escaped last letter', (path) => escape(path, path.length - 1)],
  ['an escape in capitals', (path) => escape(path, 1).replace(/%../, (code) => code.toUpperCase())],
  ['every letter escaped', escapeAll],
  [
    'an escaped slash',
    (path) => `${path.slice(0, middle(path))}%2F${path.slice(middle(path) + 1)}`,
  ],
  ['an escaped slash at the end', (path) => `${path}%2f`],
  ['a letter escaped twice', (path) => escape(path, 1).replace('%', '%25')],
  ['an escaped NUL', (path) => `${path}%00`],
  ['an escaped line break', (path) => `${path}%0d%0a`],
  ['an escaped blank', (path) => `${path}%20`],
  ['an escaped question mark', (path) => `${path}%3Fa=1`],
  ['a broken escape', (path) => `${path}%`],
  ['two slashes in front', (path) => `/${path}`],
  ['two slashes inside', (path) => path.replace(/(.)\//, '$1//')],
  ['a slash at the end', (path) => `${path}/`],
  ['a dot segment', (path) => `/.${path}`],
  ['a dot segment at the end', (path) => `${path}/.`],
  ['two dots', (path) => `/x/..${path}`],
  ['two dots beyond the prefix', (path) => `/../gateway${path}`],
  ['two escaped dots', (path) => `/x/%2e%2e${path}`],
  ['two dots, one escaped', (path) => `/x/.%2E${path}`],
  ['a backslash', (path) => `\\${path.slice(1)}`],
  ['a backslash inside', (path) => path.replace(/(.)\//, '$1\\')],
  ['a parameter', (path) => `${path};a=b`],
  ['a parameter of a segment', (path) => path.replace(/(.)\//, '$1;a=b/')],
  ['a matrix session', (path) => `${path};jsessionid=1`],
  ['a tab', (path) => `${path}\t`],
  ['a letter of another script', (path) => path.replace(/[a-z]/, '\u0430')],
];

const request = (path: string): Promise<string> =>
  served.send(
    [
      `POST /gateway${path} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/json',
      'Cookie: xl_device=d; xl_token=t',
    ],
    '{}',
  );

test.each(spellings)('with %s no call is made that sets or removes a cookie', async (_, spell) => {
  for (const path of cookieCalls) {
    const before = gateway.calls.length;
    const answer = await request(spell(path));
    // A backslash, or what is no sign of a request line, is refused before it is routed.
    expect(answer, path).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer.toLowerCase(), path).not.toContain('set-cookie');
    expect(gateway.calls.length, path).toBe(before);
  }
});

test('each of these calls is made as it is declared', async () => {
  expect(cookieCalls.length).toBeGreaterThan(5);
  for (const path of cookieCalls) {
    await request(path);
    expect(gateway.calls.at(-1)?.path).toBe(path);
  }
});

test('an address that names the host in its request line is held to the same', async () => {
  const before = gateway.calls.length;
  const path = escape(cookieCalls[0] ?? '', 1);
  expect(
    await served.send(
      [
        `POST http://localhost/gateway${path} HTTP/1.1`,
        'Host: localhost',
        'Content-Type: application/json',
      ],
      '{}',
    ),
  ).toMatch(/^HTTP\/1\.1 404 /);
  expect(gateway.calls.length).toBe(before);
});

test('a path of calls is read in one way by every server', () => {
  const signs = fc.constantFrom(...'aZ0_~-./\\;%2Fe?#@: \t\u0430');
  let taken = 0;
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 8 }), (rest) => {
      const path = `/a${rest.join('')}`;
      if (!isCallPath(path)) return;
      taken += 1;
      const { pathname, search, hash } = new URL(`http://localhost${path}`);
      expect([pathname, search, hash]).toEqual([path, '', '']);
      expect(decodeURIComponent(path)).toBe(path);
      expect(path).not.toMatch(/\/\/|\/\.{1,2}(?:\/|$)|[\\;]/);
    }),
    { numRuns: 2000 },
  );
  expect(taken).toBeGreaterThan(20);
});
