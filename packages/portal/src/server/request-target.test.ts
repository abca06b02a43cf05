import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listen, type ServedPortal } from '../testing/served-portal';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, serveTinyPortal } from '../testing/tiny-server';
import type { PortalServer } from './create-portal-server';
import { writtenPathOf } from './request-target';

let gateway: TinyGateway;
let portal: PortalServer;
let served: ServedPortal;
beforeAll(async () => {
  gateway = await startTinyGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  portal = await serveTinyPortal(gateway, { ONE_KEY_HOSTS: 'localhost' });
  served = await listen(portal);
});
afterEach(() => served.close());

const statusOf = async (line: string, host: string): Promise<number> =>
  Number(/^HTTP\/1\.1 (\d+)/.exec(await served.send([line, `Host: ${host}`]))?.[1]);

describe('a request line with a host', () => {
  test.each([
    ['of a stranger', 'http://evil.example/?x', 400],
    ['of another channel', 'http://sanming.h5.portal.localhost/?x', 400],
    ['with another port', 'http://localhost:81/?x', 400],
    ['with a user', 'http://evil@localhost/?x', 400],
    ['that begins as ours does', 'http://localhost.evil.example/?x', 400],
    ['over https', 'https://evil.example/?x', 400],
    ['as the Host header has it', 'http://localhost/?x', 200],
    ['in capitals', 'http://LOCALHOST/?x', 200],
    ['with the port that http has anyway', 'http://localhost:80/?x', 200],
    ['that is no host', 'http:///?x', 400],
    ['of another scheme', 'ftp://localhost/?x', 400],
  ])('%s is answered with a page or refused', async (_, target, status) => {
    expect(await statusOf(`GET ${target} HTTP/1.1`, 'localhost')).toBe(status);
  });

  test('changes no page of those who come next', async () => {
    await statusOf('GET http://evil.example/?x HTTP/1.1', 'localhost');
    expect(await (await askPortal(portal, '/?x')).text()).toContain('"oneKeySignIn":true');
  });

  test('is refused for calls and files as well', async () => {
    const before = gateway.calls.length;
    for (const path of ['/gateway/echo', '/api/cache.json', '/manifest.webmanifest'])
      expect(await statusOf(`GET http://evil.example${path} HTTP/1.1`, 'localhost')).toBe(400);
    expect(gateway.calls.length).toBe(before);
  });

  test('is no matter of health, which is checked by address', async () => {
    expect(await statusOf('GET http://10.0.0.1/healthz HTTP/1.1', '10.0.0.1')).toBe(200);
  });
});

test.each([
  ['/gateway/a?b=/c', '/gateway/a'],
  ['/gateway/x/../a#b', '/gateway/x/../a'],
  ['http://localhost:3000/gateway/%61?x', '/gateway/%61'],
  ['HTTPS://localhost', ''],
  ['*', '*'],
])('the path of %s is %s', (target, path) => {
  expect(writtenPathOf(target)).toBe(path);
});
