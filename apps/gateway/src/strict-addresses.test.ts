import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { domains } from '@xinglin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCanonical } from './platform/strict-addresses';
import { openTestGateway, type TestGateway } from './testing/test-gateway';

let gateway: TestGateway;
let server: ReturnType<typeof createAdaptorServer>;
beforeAll(async () => {
  gateway = await openTestGateway();
  server = createAdaptorServer({ fetch: gateway.app.fetch, createServer });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await gateway.dispose();
});

/** Sends a request line as it is written here; no client of Node would. */
function send(path: string): Promise<string> {
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  return new Promise((done, fail) => {
    let text = '';
    const head = `POST ${path} HTTP/1.1\r\nHost: gateway\r\nConnection: close`;
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${head}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`),
    );
    socket.setEncoding('utf8');
    socket.on('data', (data) => (text += String(data)));
    socket.on('end', () => done(text));
    socket.on('error', fail);
  });
}

const sessionPaths = Object.values(domains)
  .flatMap((calls) => Object.values(calls))
  .filter((call) => 'session' in call && call.session !== undefined)
  .map(({ path }) => path);

const code = (sign: string): string => `%${sign.charCodeAt(0).toString(16)}`;

describe('the router', () => {
  it.each<[string, (path: string) => string]>([
    ['an escaped letter', (path) => `/${code(path.charAt(1))}${path.slice(2)}`],
    ['an escaped last letter', (path) => path.slice(0, -1) + code(path.slice(-1))],
    ['every letter escaped', (path) => path.replace(/[^/]/g, code)],
    ['an escaped dot', (path) => path.replace('.', '%2E').replace('o', '%6F')],
    ['two slashes in front', (path) => `/${path}`],
    ['two slashes inside', (path) => path.replace(/(.)\//, '$1//')],
    ['a slash at the end', (path) => `${path}/`],
    ['a dot segment', (path) => `/.${path}`],
    ['two dots', (path) => `/x/..${path}`],
    ['two escaped dots', (path) => `/x/%2e%2e${path}`],
    ['a backslash', (path) => path.replace(/(.)\//, '$1\\')],
    ['a parameter', (path) => `${path};a=b`],
    ['a parameter inside', (path) => path.replace(/(.)\//, '$1;a=b/')],
    ['a host in the request line', (path) => `http://gateway/x/..${path}`],
  ])('finds no call that starts or ends a session by a path with %s', async (_, spell) => {
    expect(sessionPaths.length).toBeGreaterThan(20);
    for (const path of sessionPaths)
      expect(await send(spell(path)), path).toMatch(/^HTTP\/1\.1 (?:404|400) /);
  });

  it('finds each by its own', async () => {
    for (const path of sessionPaths) expect(await send(path), path).not.toMatch(/^HTTP\/1\.1 404 /);
  });
});

it.each([
  ['/', true],
  ['/user/account/login.json', true],
  ['/moduleoperate/kb/detail/%E5%BF%83', true],
  ['/test/named/a%2Fb', true],
  ['/sandbox/desk/consults/a%3Ab', true],
  ['/user/account/%6cogin.json', false],
  ['/user/account/%6Cogin.json', false],
  ['/user/%2e%2e/login', false],
  ['/user/~a', true],
  ['/user/%7Ea', false],
  ['//user', false],
  ['/user//login', false],
  ['/user/./login', false],
  ['/user/..', false],
  ['/user/.../login', true],
  ['/user\\login', false],
  ['/user;a=b', false],
])('%s is canonical: %s', (path, expected) => {
  expect(isCanonical(path)).toBe(expected);
});
