import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, serveTinyPortal } from '../testing/tiny-server';
import { baseOf } from './base-path';
import { readConfig } from './config';
import type { PortalServer } from './create-portal-server';

const config = (settings: Record<string, string> = {}) => readConfig(settings, 'PORT', 0);

test.each([
  ['/basic', 'localhost:3000', '', '/basic'],
  ['/basic/', 'localhost', '', '/basic'],
  ['/basic/search', '127.0.0.1', '', '/basic'],
  ['/basics', 'localhost', '', ''],
  ['/search', 'localhost', '', ''],
  ['/basic/search', 'www.h5.portal.localhost', '', ''],
  ['/region/search', 'www.h5.portal.localhost', '/region', '/region'],
  ['/region', 'localhost', '/region', '/region'],
  ['/regional', 'localhost', '/region', ''],
  ['/basic/search', 'localhost', '/region', '/basic'],
])('%s at %s with the prefix "%s" lies below "%s"', (path, host, prefix, base) => {
  expect(baseOf(path, host, config({ ROUTE_PREFIX: prefix }))).toBe(base);
});

test.each(['region', '/region/', '//evil', '/re gion', '/../x'])('"%s" is no prefix', (prefix) => {
  expect(() => config({ ROUTE_PREFIX: prefix })).toThrow(/ROUTE_PREFIX/);
});

describe('a portal that lies below a path', () => {
  let gateway: TinyGateway;
  beforeAll(async () => {
    gateway = await startTinyGateway();
  });
  afterAll(() => gateway.close());

  const cases: readonly (readonly [string, string, Record<string, string>])[] = [
    ['/basic', 'localhost', {}],
    ['/region', 'www.h5.portal.localhost', { ROUTE_PREFIX: '/region' }],
  ];
  describe.each(cases)('%s at %s', (base, host, settings) => {
    let portal: PortalServer;
    beforeAll(async () => {
      portal = await serveTinyPortal(gateway, settings);
    });
    const get = (path: string, headers: Record<string, string> = {}) =>
      askPortal(portal, path, headers, host);

    test('shows its pages there, with its files, links and addresses below it', async () => {
      for (const path of [base, `${base}/`]) {
        const answer = await get(path);
        expect([path, answer.status]).toEqual([path, 200]);
        const html = await answer.text();
        expect(html).toContain(`data-base="${base}"`);
        const files = [...html.matchAll(/(?:href|src)="(\/[^"]*\.(?:js|css|svg|webmanifest))"/g)];
        expect(files.length).toBeGreaterThan(4);
        expect(files.filter(([, file]) => !file?.startsWith(`${base}/`))).toEqual([]);
        const state = /id="xl-state">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
        expect(JSON.parse(state).first.file).toBe(`${base}/assets/home.js`);
      }
    });

    test('leads on within it, and names pages without it', async () => {
      const to = async (path: string, headers = {}) =>
        (await get(base + path, headers)).headers.get('location');
      expect(await to('/my/profile?tab=1')).toBe(
        `${base}/user/login?target=%2Fmy%2Fprofile%3Ftab%3D1`,
      );
      expect(await to('/my/moved')).toBe(`${base}/my/profile?tab=moved`);
      expect(await to('/my/profile', { cookie: 'xl_token=temporary' })).toBe(
        `${base}/authLogin?target=%2Fmy%2Fprofile`,
      );
      expect((await get(`${base}/nowhere`)).status).toBe(404);
    });

    test('answers calls, health and the manifest there as well', async () => {
      expect((await get(`${base}/healthz`)).status).toBe(200);
      expect(await (await get(`${base}/manifest.webmanifest`)).json()).toMatchObject({
        start_url: `${base}/`,
      });
      const call = await portal.fetch(
        new Request(`http://${host}${base}/gateway/modulesearch/mergesearch/hospitallist.json`, {
          method: 'POST',
          body: '{}',
          headers: { host, 'content-type': 'application/json' },
        }),
      );
      expect((await call.json()).code).toBe(0);
    });

    test('is found again by a full load that lost it', async () => {
      const referer = `http://${host}${base}/my`;
      const answer = await get('/user/login?target=%2F', { referer });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `${base}/user/login?target=%2F`,
      ]);
    });

    test('a page kept there is not the one at another address', async () => {
      const html = await (await get(`${base}/`)).text();
      const root = await get('/');
      if (root.status === 302) expect(root.headers.get('location')).toBe(`${base}/`);
      else expect(await root.text()).not.toContain('data-base');
      expect(await (await get(`${base}/`)).text()).toHaveLength(html.length);
    });
  });

  test('a host that is not listed has no page there', async () => {
    const portal = await serveTinyPortal(gateway);
    expect((await askPortal(portal, '/basic/', {}, 'www.h5.portal.localhost')).status).toBe(404);
  });
});
