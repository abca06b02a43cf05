import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, centre, loginInfo, serveTinyPortal } from '../testing/tiny-server';
import type { PortalServer } from './create-portal-server';

let gateway: TinyGateway;
let portal: PortalServer;

beforeAll(async () => {
  gateway = await startTinyGateway();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  portal = await serveTinyPortal(gateway);
});

const get = (path: string, headers?: Record<string, string>, host?: string, method?: string) =>
  askPortal(portal, path, headers, host, method);
const callsOf = (path: string): number => gateway.calls.filter((call) => call.path === path).length;

describe('hosts', () => {
  test('an unknown host gets 421, whatever it asks for', async () => {
    for (const path of ['/', '/healthz/x', '/gateway/echo'])
      expect((await get(path, {}, 'example.com')).status).toBe(421);
  });
  test('a partner has its words, its style sheet and its own guards', async () => {
    const answer = await get('/agreement/privacy', {}, 'sanming.h5.portal.localhost');
    const html = await answer.text();
    expect(html).toContain('<html lang="zh-Hans" data-channel="sanming" data-assistant-origin="">');
    expect(html).toContain('隐私政策 - 三明');
    expect(html).toContain('href="/assets/sanming.css"');
    expect((await get('/', {}, 'sanming.h5.portal.localhost')).headers.get('location')).toBe(
      '/user/login?target=%2F',
    );
    expect(await (await get('/')).text()).not.toContain('sanming');
  });
});

describe('health', () => {
  test('is told whatever the host is, as supervisors and balancers ask by address', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await get(path, {}, '10.0.0.5:3000');
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    portal.drain();
    expect((await get('/readyz', {}, '10.0.0.5:3000')).status).toBe(503);
  });
  test('live always, ready until it drains', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'live' });
    expect((await get('/readyz')).status).toBe(200);
    portal.drain();
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
  });
});

test('a redirect leads on without asking the gateway, and keeps the query', async () => {
  for (const [path, to] of [
    ['/my/moved', '/my/profile?tab=moved'],
    ['/my/moved/7?from=home&tab=1', '/my/profile?from=home&tab=moved'],
  ] as const) {
    const before = gateway.calls.length;
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
    expect(gateway.calls.length).toBe(before);
  }
});

test('an address that is declared without a page is not found, whoever asks', async () => {
  for (const path of [
    '/consult/portal',
    '/hospital/search',
    '/my/order/detail/error',
    '/member/super/buy',
    '/my/medicalrecord/doctor',
    '/submit-information',
  ]) {
    const answer = await get(path, { cookie: 'xl_token=Ann' });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toContain('页面不存在');
  }
});

describe('headers and markup', () => {
  test('the camera is for the pages alone that use it', async () => {
    const policies = await Promise.all(
      ['/', '/my/whole', '/healthz', '/no/such'].map(async (path) =>
        (await get(path, { cookie: 'xl_token=Ann' })).headers.get('permissions-policy'),
      ),
    );
    expect(policies.map((policy) => policy?.split(', ').slice(0, 2))).toEqual([
      ['camera=()', 'microphone=(self)'],
      ['camera=(self)', 'microphone=(self)'],
      ['camera=()', 'microphone=(self)'],
      ['camera=()', 'microphone=(self)'],
    ]);
  });

  test('scripts run by a nonce of this answer only; nothing inline needs an exception', async () => {
    const own = { cookie: 'xl_token=Ann' };
    const answers = [await get('/', own), await get('/', own)];
    const nonces = answers.map(
      (answer) =>
        /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(
          answer.headers.get('content-security-policy') ?? '',
        )?.[1] ?? '',
    );
    expect(new Set(nonces).size).toBe(2);
    for (const [index, answer] of answers.entries()) {
      const html = await answer.text();
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("frame-ancestors 'none'");
      const scripts = [...html.matchAll(/<script(?![^>]*application\/json)[^>]*>/g)].map(
        ([tag]) => tag,
      );
      expect(scripts.length).toBeGreaterThan(0);
      for (const tag of scripts) expect(tag).toContain(`nonce="${nonces[index]}"`);
      expect(html).toContain(`<style nonce="${nonces[index]}">body`);
      expect(html.match(/<style/g)).toHaveLength(1);
      expect(html).not.toMatch(/\sstyle=|\son\w+=|nonce-[0-9a-f]{32}|now-[0-9a-f]{32}/);
    }
  });

  test('a page that caches keep has no nonce: its scripts and styles are known by their hashes', async () => {
    const answer = await get('/');
    expect(answer.headers.get('cache-control')).toContain('public');
    const html = await answer.text();
    expect(html).not.toContain('nonce');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe|nonce/);
    const hashesOf = (elements: RegExp): string[] =>
      [...html.matchAll(elements)].map(
        ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
    const scripts = hashesOf(/<script>(.*?)<\/script>/gs);
    expect(scripts).toHaveLength(2);
    expect(policy).toContain(`script-src ${scripts.join(' ')} 'strict-dynamic'`);
    const styles = hashesOf(/<style>(.*?)<\/style>/gs);
    expect(styles).toHaveLength(1);
    expect(policy).toContain(`style-src 'self' ${styles.join(' ')}`);
    expect(html.match(/<script(?![^>]*json)/g)).toHaveLength(2);
  });

  test('HSTS stands outside localhost only', async () => {
    expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
    const far = await get('/', {}, 'www.h5.xinglin.example');
    expect(far.headers.get('strict-transport-security')).toContain('max-age');
    for (const name of [
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ]) {
      expect(far.headers.get(name), name).not.toBeNull();
    }
  });

  test('the head follows language, mode and theme, and names the files of this page alone', async () => {
    const html = await (await get('/?lang=en', { cookie: 'xl_mode=elder; xl_theme=dark' })).text();
    expect(html).toContain(
      '<html lang="en" data-mode="elder" data-theme="dark" data-assistant-origin="">',
    );
    expect(html).toContain('<title>Home - Xinglin Health</title>');
    expect(html).toContain('<link rel="canonical" href="http://localhost/">');
    for (const file of ['entry.css', 'home.css'])
      expect(html).toContain(`<link rel="stylesheet" href="/assets/${file}" disabled>`);
    expect(html).toMatch(/<style[^>]*>body[^<]*main[^<]*<\/style>/);
    expect(
      [...html.matchAll(/modulepreload" href="\/assets\/([\w.]+)"/g)].map((match) => match[1]),
    ).toEqual(['entry.js', 'core.js', 'home.js']);
  });

  test('data cannot end the state’s script', async () => {
    const html = await (await get('/')).text();
    const state = /id="xl-state">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(state).not.toContain('<');
    expect(JSON.stringify(JSON.parse(state))).toContain('</script><b>');
    expect(JSON.parse(state)).toMatchObject({
      locale: 'zh-Hans',
      feature: 'directory',
      route: 'directory.home',
      partner: null,
      now: expect.any(Number),
    });
  });
});

describe('who may see what', () => {
  test('a visitor is led to login and back; after a POST by 303', async () => {
    const answer = await get('/my/profile?tab=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/user/login?target=%2Fmy%2Fprofile%3Ftab%3D1',
    ]);
    expect((await get('/my/profile', {}, 'localhost', 'POST')).status).toBe(303);
  });
  test('a temporary sign-in is led to binding', async () => {
    expect(
      (await get('/my/profile', { cookie: 'xl_token=temporary' })).headers.get('location'),
    ).toBe('/authLogin?target=%2Fmy%2Fprofile');
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
    expect((await get('/my/profile', { cookie: 'xl_token=one' })).headers.get('location')).toBe(
      '/user-info-error?target=%2Fmy%2Fprofile&reason=userInfo',
    );
    const home = await get('/', { cookie: 'xl_token=one' });
    expect([home.status, home.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });
  test('the login call is made only for a login cookie', async () => {
    const before = callsOf(loginInfo);
    await get('/');
    expect(callsOf(loginInfo)).toBe(before);
  });
});
