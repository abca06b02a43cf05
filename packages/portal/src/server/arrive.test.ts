import fc from 'fast-check';
import { readCookie } from '@xinglin/platform';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { askPortal, centre, serveTinyPortal } from '../testing/tiny-server';
import { arrivalCookies } from './arrival-cookies';
import type { PortalServer } from './create-portal-server';

const checkToken = '/moduleenterprisepartner/config/checkpartnerstoken';
const signOut = '/moduleenterprisepartner/partner/logout/unbindandlogout';
const signIn = '/user/account/checkcodelogin.json';
const openVisitor = '/user/account/tempuser/create.json';
const comeBack = '/user/account/validaccesstoken';

let gateway: TinyGateway;
let portal: PortalServer;
let log: string;

beforeAll(async () => {
  gateway = await startTinyGateway(new Date().toISOString());
});
afterAll(() => gateway.close());
beforeEach(async () => {
  log = '';
  const write = (line: string) => void (log += line);
  portal = await serveTinyPortal(gateway, {}, { log: pino({ base: null }, { write }) });
  gateway.answer(checkToken, {
    data: { token: 'Ann', gmtExpired: new Date(Date.now() + 3_600_000).toISOString() },
  });
});

const get = (path: string, cookie = '', host?: string) => askPortal(portal, path, { cookie }, host);
const callsOf = (path: string) => gateway.calls.filter((call) => call.path === path);
const post = (path: string, cookie: string) =>
  portal.fetch(
    new Request(`http://localhost/gateway${path}`, {
      method: 'POST',
      body: '{}',
      headers: { host: 'localhost', 'content-type': 'application/json', cookie },
    }),
  );

describe('a native app that hands over its person', () => {
  const app = 'xl_app_token=handed-over';

  test('has them signed in with the very page; the token is in no page and no log', async () => {
    const answer = await get('/my/profile', app);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^xl_token=Ann; Path=\/; Max-Age=3(?:600|599); .*HttpOnly/,
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const html = await answer.text();
    expect(html).toContain('&quot;nickname&quot;:&quot;Ann&quot;');
    expect(html + log).not.toContain('handed-over');
    expect(callsOf(centre).at(-1)?.headers['token']).toBe('Ann');
    expect(JSON.parse(callsOf(checkToken).at(-1)?.body ?? '')).toEqual({
      partnerToken: 'handed-over',
    });
  });

  test('is not asked where somebody is signed in already', async () => {
    const before = callsOf(checkToken).length;
    const answer = await get('/my/profile', `${app}; xl_token=Bob`);
    expect([callsOf(checkToken).length, answer.headers.getSetCookie()]).toEqual([before, []]);
  });

  test('with a token that the gateway does not take: it goes, and the person is a visitor', async () => {
    gateway.answer(checkToken, { status: 200, body: { code: 41005, message: '', data: null } });
    const answer = await get('/my/profile', app);
    expect(answer.headers.get('location')).toBe('/user/login?target=%2Fmy%2Fprofile');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^xl_app_token=; .*Max-Age=0/),
    ]);
  });

  test('while the gateway cannot tell: a visitor for now, and the token stays', async () => {
    gateway.answer(checkToken, { status: 500, body: {} });
    const answer = await get('/', app);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect(log).toContain('could not be checked');
    expect(log).not.toContain('handed-over');
  });

  test('stays signed out once the person signed out', async () => {
    gateway.answer(signOut, { data: { done: true } });
    const answer = await post(signOut, `${app}; xl_token=Ann; xl_device=d`);
    expect(answer.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))).toEqual([
      expect.stringMatching(/^xl_token=;/),
      expect.stringMatching(/^xl_app_token=;/),
    ]);
  });
});

describe('a visitor who comes back', () => {
  const visitor = 'xl_temp_token=comes-back; xl_device=d';
  const gmtExpired = new Date(Date.now() + 1_800_000).toISOString();
  beforeEach(() => {
    gateway.answer(comeBack, { data: { token: 'Eve', gmtExpired, temporaryToken: 'next-time' } });
  });

  test('has a session of half an hour with the very page, and the next token; neither is shown', async () => {
    const answer = await get('/my/profile', visitor);
    expect(answer.status).toBe(200);
    const [session, next] = answer.headers.getSetCookie();
    expect(session).toMatch(/^xl_token=Eve; Path=\/; Max-Age=1(?:800|799); .*HttpOnly/);
    expect(next).toMatch(/^xl_temp_token=next-time; Path=\/; Max-Age=2592000; .*HttpOnly/);
    expect((await answer.text()) + log).not.toMatch(/comes-back|next-time/);
    expect(callsOf(comeBack).at(-1)).toMatchObject({ headers: { deviceid: 'd' } });
    expect(JSON.parse(callsOf(comeBack).at(-1)?.body ?? '')).toEqual({ accessToken: 'comes-back' });
  });

  test('keeps the token where another page of this minute brought the next one', async () => {
    gateway.answer(comeBack, { data: { token: 'Eve', gmtExpired, temporaryToken: null } });
    const answer = await get('/my/profile', visitor);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^xl_token=Eve;/)]);
  });

  test('is asked about neither with a session nor with an app’s token', async () => {
    const before = callsOf(comeBack).length;
    await get('/my/profile', `${visitor}; xl_token=Bob`);
    await get('/my/profile', `${visitor}; xl_app_token=handed-over`);
    expect(callsOf(comeBack)).toHaveLength(before);
  });

  test('with a token that opens nothing any more loses it, and is asked to sign in', async () => {
    gateway.answer(comeBack, { status: 200, body: { code: 41054, message: '', data: null } });
    const answer = await get('/my/profile', visitor);
    expect(answer.headers.get('location')).toBe('/user/login?target=%2Fmy%2Fprofile');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^xl_temp_token=; .*Max-Age=0/),
    ]);
  });

  test('loses it by signing out, and by signing in to an account of their own', async () => {
    gateway.answer(signOut, { data: { done: true } });
    const out = await post(signOut, `${visitor}; xl_token=Eve`);
    expect(out.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))).toEqual([
      expect.stringMatching(/^xl_token=;/),
      expect.stringMatching(/^xl_temp_token=;/),
    ]);
    gateway.answer(signIn, { data: { token: 'Ann', gmtExpired: null, isTempLogin: false } });
    const signedIn = await post(signIn, visitor);
    expect(signedIn.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^xl_temp_token=; .*Max-Age=0/),
    );
  });

  test('gets both cookies and no script the tokens, when the account is opened', async () => {
    gateway.answer(openVisitor, {
      data: { token: 'Eve', gmtExpired, isTempLogin: true, temporaryToken: 'next-time' },
    });
    const answer = await post(openVisitor, 'xl_device=d');
    expect(await answer.json()).toMatchObject({ data: { isTempLogin: true } });
    expect(answer.headers.getSetCookie()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^xl_token=Eve; .*HttpOnly/),
        expect.stringMatching(/^xl_temp_token=next-time; .*HttpOnly/),
      ]),
    );
    const again = await post(openVisitor, 'xl_device=d');
    expect(await again.text()).not.toMatch(/Eve|next-time/);
  });
});

describe('a token that was taken back', () => {
  test('goes along to the sign-in that follows, so that its session ends, and to nothing else', async () => {
    gateway.answer(signIn, { data: { token: 'new', gmtExpired: null } });
    await post(signIn, 'xl_previous_token=old');
    expect(callsOf(signIn).at(-1)?.headers['token']).toBe('old');
    await post(signIn, 'xl_previous_token=old; xl_token=now');
    expect(callsOf(signIn).at(-1)?.headers['token']).toBe('now');
    await post(centre, 'xl_previous_token=old');
    expect(callsOf(centre).at(-1)?.headers['token']).toBeUndefined();
  });
});

describe('what an address says of the arrival', () => {
  const cookiesOf = (query: string, cookie: string | null = null) =>
    arrivalCookies({
      url: new URL(`http://localhost/${query}`),
      readCookie: (name) => readCookie(cookie, name, { secure: false }),
      host: { host: 'localhost', label: null, domains: [], rootDomain: null, local: true },
      channel: { portal: { locales: ['zh-Hans', 'it', 'fr'], defaultLocale: 'zh-Hans' } },
    }).map((one) => one.replace('; Path=/', '').replace('; SameSite=Lax', ''));

  test.each([
    ['?source=spring-2026', ['xl_source=spring-2026; Max-Age=2592000']],
    ['?origin=shanghai_assistant', ['xl_ai_origin=shanghai_assistant; Max-Age=3600']],
    ['?origin=assistant', ['xl_ai_origin=assistant; Max-Age=3600']],
    ['?abtest=b', ['xl_abtest=b; Max-Age=2592000']],
    ['?routertag=canary', ['xl_router_tag=canary']],
    ['?__decrypt=1', ['xl_close_encrypt=1']],
    ['?origin=evil&source=%3Cb%3E&__decrypt=0&abtest=&routertag=a%20b', []],
    [`?source=${'a'.repeat(65)}`, []],
    ['?lang=it', ['xl_lang=it; Max-Age=31536000']],
    ['?target=%2Foverseas%2Fprofile%2Fsetting%3Flang%3Dfr', ['xl_lang=fr; Max-Age=31536000']],
    ['?lang=it&target=%2Fa%3Flang%3Dfr', ['xl_lang=it; Max-Age=31536000']],
    ['?lang=de', []],
    ['?lang=%3Cb%3E&target=%2Fa', []],
    ['', []],
  ])('%s', (query, expected) => {
    expect(cookiesOf(query)).toEqual(expected);
  });

  test('is not said twice', () => {
    expect(cookiesOf('?source=a', 'xl_source=a')).toEqual([]);
    expect(cookiesOf('?source=b', 'xl_source=a')).toHaveLength(1);
  });

  test('whatever it says, it sets nothing but what it names', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('source', 'origin', 'abtest'), (value, name) => {
        const query = `?${name}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''))}`;
        expect(cookiesOf(query).every((one) => /^xl_\w+=[\w.-]+; Max-Age=\d+$/.test(one))).toBe(
          true,
        );
      }),
    );
  });

  test('reaches the gateway with this very page, and nobody between keeps the answer', async () => {
    const before = gateway.calls.length;
    const answer = await get('/?source=spring');
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^xl_source=spring;/)]);
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
    const hospitals = gateway.calls
      .slice(before)
      .filter(({ path }) => path.includes('hospitallist'));
    expect(hospitals.map(({ headers }) => headers['sourceid'])).toEqual(['spring']);
  });
});

describe('a redirect to another channel', () => {
  const info = '/moduleenterprisepartner/config/getpartnerinfo';
  const moveTo = (redirectUrl: string) =>
    gateway.answer(info, {
      data: { needRedirect: true, redirectUrl, gmtCreated: '2019-05-20T00:00:00+08:00' },
    });
  const host = 'www.h5.portal.localhost';

  test('leaves word at the root domain where it came from, without the query', async () => {
    moveTo('http://sanming.h5.portal.localhost/');
    const answer = await get('/my/whole?name=li', '', host);
    expect(answer.headers.get('location')).toBe('http://sanming.h5.portal.localhost/');
    expect(answer.headers.getSetCookie()).toEqual([
      'xl_page_from=www.h5.portal.localhost%2Fmy%2Fwhole; Path=/; Max-Age=60; SameSite=Lax; Domain=h5.portal.localhost',
    ]);
  });

  test('does not send the person back and forth between two that name each other', async () => {
    moveTo('http://sanming.h5.portal.localhost/');
    const back = 'xl_page_from=sanming.h5.portal.localhost%2Fmy%2Fwhole';
    expect((await get('/', back, host)).status).toBe(200);
    expect(log).toContain('two channels lead to each other');
    expect((await get('/', 'xl_page_from=vip.h5.portal.localhost%2F', host)).status).toBe(302);
  });

  test('to a route that leads on ends on the page it comes to', async () => {
    moveTo('/my/moved');
    expect((await get('/', '', host)).headers.get('location')).toBe('/my/profile?tab=moved');
    expect((await get('/my/profile?tab=moved', 'xl_token=Ann', host)).status).toBe(200);
    expect((await get('/my/moved', 'xl_token=Ann', host)).headers.get('location')).toBe(
      '/my/profile?tab=moved',
    );
  });
});
