import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTinyGateway, type ReceivedCall, type TinyGateway } from '../testing/tiny-gateway';
import { tinyPortal } from '../testing/tiny-portal';
import type { Manifest } from './assets';
import { readConfig } from './config';
import { createPortalServer, type PortalServer } from './create-portal-server';

const manifest: Manifest = {
  'src/entry.client.ts': { file: 'assets/entry.js', isEntry: true, imports: ['_core.js'], css: ['assets/entry.css'] },
  '_core.js': { file: 'assets/core.js' },
  'src/features/directory.ts': { file: 'assets/directory.js' },
  'src/features/account.ts': { file: 'assets/account.js' },
  '../../packages/directory/src/pages/index.page.tsx': { file: 'assets/home.js', css: ['assets/home.css'] },
  '../../packages/account/src/pages/my/profile.page.tsx': { file: 'assets/profile.js' },
  '../../partners/sanming/src/index.ts': { file: 'assets/sanming.js', css: ['assets/sanming.css'] },
};
const loginInfo = '/moduleenterprisepartner/config/getlogininfo';
const search = '/modulesearch/mergesearch/hospitallist.json';
const centre = '/moduleoverlap/user/personalcenter';

let gateway: TinyGateway;
let portal: PortalServer;

const hour = 3_600_000;
const person = (call: ReceivedCall) => ({
  data: {
    now: new Date().toISOString(),
    gmtExpired: new Date(Date.now() + hour).toISOString(),
    userInfoVO: { login: true, type: 0, isTempLogin: call.headers['token'] === 'temporary', nickname: `person ${String(call.headers['token'])}`, verifyStatus: 1, gmtExpired: null },
  },
});

beforeAll(async () => {
  gateway = await startTinyGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.answer(loginInfo, person);
  gateway.answer(search, { data: { items: [{ name: '</script><b>' }], total: 1, pageNo: 1, pageSize: 20 } });
  gateway.answer(centre, (call) => ({ data: { of: call.headers['token'] } }));
  portal = await createPortalServer({
    portal: tinyPortal,
    config: readConfig({ GATEWAY_URL: gateway.url, PORTAL_HOSTS: '.h5.portal.localhost,localhost,.h5.xinglin.example' }, 'PORT', 0),
    client: { folder: import.meta.dirname, manifest },
  });
});

function get(path: string, headers: Record<string, string> = {}, host = 'localhost', method = 'GET'): Promise<Response> {
  return Promise.resolve(portal.fetch(new Request(`http://${host}${path}`, { method, headers: { host, ...headers } })));
}
const callsOf = (path: string): number => gateway.calls.filter((call) => call.path === path).length;

describe('hosts', () => {
  test('an unknown host gets 421, whatever it asks for', async () => {
    for (const path of ['/', '/healthz', '/gateway/echo']) expect((await get(path, {}, 'example.com')).status).toBe(421);
  });
  test('a partner has its words, its style sheet and its own guards', async () => {
    const answer = await get('/agreement/privacy', {}, 'sanming.h5.portal.localhost');
    const html = await answer.text();
    expect(html).toContain('<html lang="zh-Hans" data-channel="sanming">');
    expect(html).toContain('隐私政策 - 三明');
    expect(html).toContain('href="/assets/sanming.css"');
    expect((await get('/', {}, 'sanming.h5.portal.localhost')).headers.get('location')).toBe('/user/login?target=%2F');
    expect(await (await get('/')).text()).not.toContain('sanming');
  });
});

describe('health', () => {
  test('live always, ready until it drains', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'live' });
    expect((await get('/readyz')).status).toBe(200);
    portal.drain();
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('headers and markup', () => {
  test('scripts run by a nonce of this answer only; nothing inline needs an exception', async () => {
    const answers = [await get('/'), await get('/')];
    const nonces = answers.map((answer) => /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '');
    expect(new Set(nonces).size).toBe(2);
    for (const [index, answer] of answers.entries()) {
      const html = await answer.text();
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("frame-ancestors 'none'");
      const scripts = [...html.matchAll(/<script(?![^>]*application\/json)[^>]*>/g)].map(([tag]) => tag);
      expect(scripts.length).toBeGreaterThan(0);
      for (const tag of scripts) expect(tag).toContain(`nonce="${nonces[index]}"`);
      expect(html).not.toMatch(/\sstyle=|<style|\son\w+=|nonce-[0-9a-f]{32}|now-[0-9a-f]{32}/);
    }
  });

  test('HSTS stands outside localhost only', async () => {
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
    const far = await get('/', {}, 'www.h5.xinglin.example');
    expect(far.headers.get('strict-transport-security')).toContain('max-age');
    for (const name of ['x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy']) {
      expect(far.headers.get(name), name).not.toBeNull();
    }
  });

  test('the head follows language, mode and theme, and names the files of this page alone', async () => {
    const html = await (await get('/?lang=en', { cookie: 'xl_mode=elder; xl_theme=dark' })).text();
    expect(html).toContain('<html lang="en" data-mode="elder" data-theme="dark">');
    expect(html).toContain('<title>Home - Xinglin Health</title>');
    expect(html).toContain('<link rel="canonical" href="http://localhost/">');
    for (const file of ['entry.css', 'home.css']) expect(html).toContain(`<link rel="stylesheet" href="/assets/${file}">`);
    expect([...html.matchAll(/modulepreload" href="\/assets\/([\w.]+)"/g)].map((match) => match[1])).toEqual(['entry.js', 'core.js', 'directory.js', 'home.js']);
  });

  test('data cannot end the state’s script', async () => {
    const html = await (await get('/')).text();
    const state = /id="xl-state">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(state).not.toContain('<');
    expect(JSON.stringify(JSON.parse(state))).toContain('</script><b>');
    expect(JSON.parse(state)).toMatchObject({ locale: 'zh-Hans', feature: 'directory', route: 'directory.home', partner: null, now: expect.any(Number) });
  });
});

describe('who may see what', () => {
  test('a visitor is led to login and back; after a POST by 303', async () => {
    const answer = await get('/my/profile?tab=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/user/login?target=%2Fmy%2Fprofile%3Ftab%3D1']);
    expect((await get('/my/profile', {}, 'localhost', 'POST')).status).toBe(303);
  });
  test('a temporary sign-in is led to binding', async () => {
    expect((await get('/my/profile', { cookie: 'xl_token=temporary' })).headers.get('location')).toBe('/authLogin?target=%2Fmy%2Fprofile');
  });
  test('a dead cookie is removed on the way to login', async () => {
    gateway.answer(loginInfo, { status: 401, body: { code: -6, message: '', data: null } });
    const answer = await get('/my/profile', { cookie: 'xl_token=dead' });
    expect(answer.headers.get('location')).toBe('/user/login?target=%2Fmy%2Fprofile');
    expect(answer.headers.get('set-cookie')).toContain('xl_token=; Path=/; Max-Age=0');
  });
  test('a session that ends between two calls leads to login, too', async () => {
    gateway.answer(centre, { status: 401, body: { code: -6, message: '', data: null } });
    const answer = await get('/my/profile', { cookie: 'xl_token=one' });
    expect(answer.headers.get('location')).toBe('/user/login?target=%2Fmy%2Fprofile');
  });
  test('when nobody can say who it is, a page of one’s own becomes the network page, an open one stays', async () => {
    gateway.answer(loginInfo, { status: 500, body: {} });
    expect((await get('/my/profile', { cookie: 'xl_token=one' })).headers.get('location')).toBe('/user-info-error?target=%2Fmy%2Fprofile');
    const home = await get('/', { cookie: 'xl_token=one' });
    expect([home.status, home.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });
  test('the login call is made only for a login cookie', async () => {
    const before = callsOf(loginInfo);
    await get('/');
    expect(callsOf(loginInfo)).toBe(before);
  });
});

describe('what may be kept', () => {
  test('an open page for a visitor: by everybody, and rendered once', async () => {
    const before = callsOf(search);
    const first = await get('/');
    const second = await get('/');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    expect(first.headers.get('vary')).toContain('Cookie');
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(callsOf(search)).toBe(before + 1);
    const plain = async (answer: Response): Promise<string> => (await answer.text()).replaceAll(/nonce="[^"]+"|"now":\d+/g, '');
    expect(await plain(second)).toBe(await plain(first));
  });

  test('never the page of one person by another', async () => {
    const one = await get('/', { cookie: 'xl_token=one' });
    const two = await get('/', { cookie: 'xl_token=two' });
    const visitor = await get('/');
    expect(one.headers.get('cache-control')).toBe('private, no-store');
    const pages = await Promise.all([one, two, visitor].map((answer) => answer.text()));
    expect(pages.map((html) => /person \w+|visitor/.exec(html)?.[0])).toEqual(['person one', 'person two', 'visitor']);
    expect(pages[2]).not.toContain('person');
    const mine = await get('/my/profile', { cookie: 'xl_token=one' });
    expect(mine.headers.get('cache-control')).toBe('private, no-store');
    expect(await mine.text()).toContain('one');
    expect(await (await get('/my/profile', { cookie: 'xl_token=two' })).text()).toContain('two');
  });

  test('not one language, mode, theme, city or channel for another', async () => {
    const variants: [Record<string, string>, string][] = [
      [{}, 'localhost'],
      [{ cookie: 'xl_lang=en' }, 'localhost'],
      [{ cookie: 'xl_mode=elder' }, 'localhost'],
      [{ cookie: 'xl_theme=dark' }, 'localhost'],
      [{ cookie: `xl_city=${encodeURIComponent('330100~杭州')}` }, 'localhost'],
      [{}, 'www.h5.portal.localhost'],
    ];
    const before = callsOf(search);
    for (const [headers, host] of [...variants, ...variants]) await get('/', headers, host);
    expect(callsOf(search)).toBe(before + variants.length);
  });

  test('not a page that failed', async () => {
    gateway.answer(search, { status: 500, body: {} });
    const failed = await get('/');
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
    expect(await failed.text()).toContain('failed');
    gateway.answer(search, { data: { items: [], total: 0, pageNo: 1, pageSize: 20 } });
    expect((await get('/')).status).toBe(200);
  });

  test('what does not exist is 404, and not-found pages are kept long', async () => {
    gateway.answer(search, { status: 403, body: { code: -7, message: '', data: null } });
    expect((await get('/')).status).toBe(404);
    const lost = await get('/no/such/page');
    expect([lost.status, lost.headers.get('cache-control')]).toEqual([404, 'public, max-age=604800']);
    expect(await lost.text()).toContain('页面不存在');
  });
});
