import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPortalServer, readConfig, type PortalServer } from '@xinglin/portal/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portal } from './portal';

const start = new Date().toISOString();
/** Its answer is stored for everyone, so that it is called without a session. */
const ofEveryone: Readonly<Record<string, unknown>> = {
  '/bffnode/home/tabbar': {
    items: [
      { key: 'home', name: 'directory.home' },
      { key: 'me', name: 'account.profile' },
    ],
  },
};
const answers: Readonly<Record<string, unknown>> = {
  ...ofEveryone,
  '/moduleenterprisepartner/config/getlogininfo': {
    now: start,
    gmtExpired: new Date(Date.now() + 3_600_000).toISOString(),
    userInfoVO: {
      login: true,
      type: 0,
      isTempLogin: false,
      nickname: '小文',
      verifyStatus: 1,
      corpconsult: false,
      gmtExpired: null,
    },
  },
  '/moduleoverlap/user/personalcenter': {
    nickname: '小文',
    mobile: '138****5521',
    verifyStatus: 1,
    patientCount: 1,
    awaitingPaymentCount: 0,
    confirmedCount: 0,
    latestOrder: null,
    orderCounts: { awaitingPayment: 0, active: 0, toReview: 0, refunding: 0 },
    holdings: { couponCount: 0, coins: 0, packageCount: 0 },
    memberCard: null,
  },
  '/moduleoverlap/mergeorder/next': { items: [] },
};

const ofVisitors: Readonly<Record<string, unknown>> = {
  ...ofEveryone,
  '/moduleenterprisepartner/config/getlogininfo': { now: start, userInfoVO: { login: false } },
};

/** It knows one person, and fails at whatever the pages here do not need. */
const gateway = createServer((request, response) => {
  const data = (request.headers['token'] === 'one' ? answers : ofVisitors)[
    new URL(request.url ?? '/', 'http://gateway.invalid').pathname
  ];
  response.writeHead(data ? 200 : 503, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code: data ? 0 : 50_300, message: '', data: data ?? null }));
});
let server: PortalServer;

beforeAll(async () => {
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = gateway.address() as AddressInfo;
  server = await createPortalServer({
    portal,
    config: readConfig(
      {
        GATEWAY_URL: `http://127.0.0.1:${port}`,
        PORTAL_HOSTS: '.h5.portal.localhost,localhost',
      },
      'SHELL_PORT',
      0,
    ),
    client: {
      folder: import.meta.dirname,
      manifest: { 'src/entry.client.ts': { file: 'assets/entry.js', isEntry: true } },
    },
  });
}, 60_000);
afterAll(() => gateway.close());

async function get(label: string, path: string, cookie = 'xl_token=one'): Promise<Response> {
  const host = `${label}.h5.portal.localhost`;
  return server.fetch(new Request(`http://${host}${path}`, { headers: { host, cookie } }));
}

test('the personal centre of wybao stands under its own path, and the product’s leads there', async () => {
  const led = await get('wybao', '/my/profile?lang=zh-Hans');
  expect([led.status, led.headers.get('location')]).toEqual([
    302,
    '/wybao/my/profile?lang=zh-Hans',
  ]);
  const page = await get('wybao', '/wybao/my/profile');
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('data-channel="wybao"');
  expect(html).toMatch(/<title>[^<]+ - 文宝健康<\/title>/);
  expect(html).toContain('小文');
  expect(html).toContain('我的家人');
  expect(html).toMatch(
    /<a[^>]*aria-current="page"[^>]*href="\/my\/profile"|<a[^>]*href="\/my\/profile"[^>]*aria-current="page"/,
  );
});

test('a visitor sees it as well, with the way to sign in', async () => {
  const page = await get('wybao', '/wybao/my/profile', '');
  expect(page.status).toBe(200);
  // The product's address of the page, which leads to this one.
  expect(await page.text()).toContain('href="/user/login?target=%2Fmy%2Fprofile"');
});

test.each(['www', 'sanming', 'tianjin', 'vip', 'molife'])(
  '%s has no such path, whoever asks, and its own centre stays where it is',
  async (label) => {
    for (const cookie of ['', 'xl_token=one'])
      expect((await get(label, '/wybao/my/profile', cookie)).status).toBe(404);
    expect((await get(label, '/my/profile')).status).toBe(200);
  },
);

test.each([
  '/consult/reserveconsult',
  '/consult/reportdecode/1',
  '/consult/submitorder/aia',
  '/consult/aiachat/1',
  '/vip/equity/list',
])(
  '%s is there for a listed partner without a set of its own, and for no other channel',
  async (path) => {
    // Its calls fail here; what counts is that the page is there.
    expect((await get('openapp', path)).status).not.toBe(404);
    for (const label of ['www', 'sanming', 'wybao', 'unlisted'])
      expect((await get(label, path)).status, label).toBe(404);
  },
);
