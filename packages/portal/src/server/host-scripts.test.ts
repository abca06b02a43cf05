import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, serveTinyPortal } from '../testing/tiny-server';
import type { PortalServer } from './create-portal-server';
import { readConfig } from './config';

let gateway: TinyGateway;
let portal: PortalServer;

beforeAll(async () => {
  gateway = await startTinyGateway();
  portal = await serveTinyPortal(gateway, {
    HOST_SCRIPTS:
      'video.h5.portal.localhost=https://video.example/bridge.js,.h5.xinglin.example=https://bank.example/sdk/bank.js',
  });
});
afterAll(() => gateway.close());

const told = async (host: string) => {
  const { headers, text } = await askPortal(portal, '/', {}, host).then(async (answer) => ({
    headers: answer.headers,
    text: await answer.text(),
  }));
  const policy = (headers.get('content-security-policy') ?? '').split('; ');
  const open = policy.filter((rule) => /^(?:connect|img|frame)-src/.test(rule));
  return { scripts: /data-scripts="([^"]*)"/.exec(text)?.[1], open };
};

test.each([
  ['video.h5.portal.localhost', 'https://video.example/bridge.js', 'https://video.example'],
  ['bank.h5.xinglin.example', 'https://bank.example/sdk/bank.js', 'https://bank.example'],
])('%s loads its own script, whose origin it alone lets in', async (host, script, origin) => {
  expect(await told(host)).toEqual({
    scripts: script,
    open: [
      `img-src 'self' data: blob: ${origin}`,
      `connect-src 'self' ${origin}`,
      `frame-src 'self' ${origin}`,
    ],
  });
  // Out of the cache of rendered pages it is the same.
  expect((await told(host)).open).toContain(`connect-src 'self' ${origin}`);
});

test('any other host loads none and lets nobody in', async () => {
  expect(await told('localhost')).toEqual({
    scripts: undefined,
    open: ["img-src 'self' data: blob:", "connect-src 'self'", "frame-src 'self'"],
  });
});

test.each(['video.example', 'a=http://b.example/x.js', 'A b=https://c.example/x.js'])(
  'a list that says nothing clear is refused: %s',
  (text) => {
    expect(() => readConfig({ HOST_SCRIPTS: text }, 'PORT', 0)).toThrow('HOST_SCRIPTS');
  },
);
