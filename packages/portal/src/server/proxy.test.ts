import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quietLog } from '../testing/quiet-log';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { tinyPortal } from '../testing/tiny-portal';
import { callThrough, tinyHosts, type TinyCall } from '../testing/tiny-server';
import { createPortalServer, type PortalServer } from './create-portal-server';
import { readConfig } from './config';

let gateway: TinyGateway;
let portal: PortalServer;

beforeAll(async () => {
  gateway = await startTinyGateway();
  const config = readConfig({ GATEWAY_URL: gateway.url, PORTAL_HOSTS: tinyHosts }, 'PORT', 0);
  portal = await createPortalServer({
    log: quietLog,
    portal: tinyPortal,
    config,
    client: null,
    timeoutOf: (path) => (path === '/slow' ? 30 : 5000),
  });
});
afterAll(() => gateway.close());
beforeEach(() => gateway.answer('/echo', { data: 'echo' }));

const call = (path: string, options?: TinyCall) => callThrough(portal, path, options);
const lastCall = () => gateway.calls.at(-1);

describe('handing on', () => {
  test.each([
    ['203.0.113.9', '9.9.9.9, 203.0.113.9'],
    // A caller who has left has no address, and what it wrote is not taken for one.
    [undefined, '9.9.9.9, unknown'],
  ])('the address of a caller at %s stands last', async (remoteAddress, expected) => {
    const headers = {
      host: 'localhost',
      'content-type': 'application/json',
      'x-forwarded-for': '9.9.9.9',
    };
    const request = new Request('http://localhost/gateway/echo', {
      method: 'POST',
      headers,
      body: '{}',
    });
    await portal.fetch(request, { incoming: { socket: { remoteAddress } } });
    expect(lastCall()?.headers['x-forwarded-for']).toBe(expected);
  });

  test('the cookie becomes the token header; nothing else of the browser passes', async () => {
    const answer = await call('/echo?a=1', {
      headers: {
        cookie: 'xl_token=secret-1; xl_device=device-1; xl_lang=en',
        requestid: 'r-1',
        'x-forwarded-for': '9.9.9.9',
        'user-agent': 'x',
        'x-other': 'y',
      },
      body: '{"q":"心"}',
    });
    expect(await answer.json()).toEqual({ code: 0, message: '', data: 'echo' });
    const { headers, body } = lastCall() ?? {};
    expect(headers).toMatchObject({
      token: 'secret-1',
      deviceid: 'device-1',
      lang: 'en',
      requestid: 'r-1',
      version: '1.04',
      appid: 'xinglin-h5',
      'x-forwarded-for': '9.9.9.9',
    });
    expect(headers?.cookie).toBeUndefined();
    expect(headers?.['x-other']).toBeUndefined();
    expect(body).toBe('{"q":"心"}');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['en', 'en'],
    ['zh-Hant', 'zh-Hant'],
    ['xx', 'zh-Hans'],
    ['constructor', 'zh-Hans'],
  ])('the page says its language, %s, which no cookie may have kept', async (lang, handedOn) => {
    await call('/echo', { headers: { lang } });
    expect(lastCall()?.headers.lang).toBe(handedOn);
  });

  test('a request that is sent again comes from the same device, though its browser has none yet', async () => {
    const deviceOf = async (requestid: string) => {
      await call('/echo', { headers: { requestid } });
      return lastCall()?.headers['deviceid'];
    };
    const [one, again, other] = [
      await deviceOf('r-1'),
      await deviceOf('r-1'),
      await deviceOf('r-2'),
    ];
    expect(one).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  test('a browser without a device gets one; the channel names its app', async () => {
    const answer = await call('/echo', { host: 'sanming.h5.portal.localhost' });
    const [named = '', ...others] = answer.headers.getSetCookie();
    const device = /^xl_device=([\w-]+); Path=\/; Max-Age=2592000; SameSite=Lax$/.exec(named)?.[1];
    expect(device).toBeDefined();
    expect(others).toEqual([
      'xl_appid=app-sanming; Path=/; Max-Age=2592000; SameSite=Lax',
      'xl_portal_host=sanming.h5.portal.localhost; Path=/; Max-Age=2592000; SameSite=Lax',
    ]);
    expect(lastCall()?.headers).toMatchObject({ deviceid: device, appid: 'app-sanming' });
    expect(lastCall()?.headers['requestid']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a browser that came by another channel is named anew', async () => {
    const answer = await call('/echo', {
      headers: { cookie: 'xl_device=d; xl_appid=app-sanming' },
    });
    expect(answer.headers.getSetCookie()).toContain(
      'xl_appid=xinglin-h5; Path=/; Max-Age=2592000; SameSite=Lax',
    );
  });

  test('experiment and router tag come from their cookies', async () => {
    await call('/echo', {
      headers: { cookie: 'xl_device=d; xl_abtest=b-2; xl_router_tag=canary' },
    });
    expect(lastCall()?.headers).toMatchObject({ abtest: 'b-2', routertag: 'canary' });
  });

  test('a cookie that could not be a token is not sent', async () => {
    await call('/echo', { headers: { cookie: 'xl_token=a%0D%0Ab' } });
    expect(lastCall()?.headers['token']).toBeUndefined();
  });

  test('an answer streams: its first piece arrives before the gateway has finished', async () => {
    let release = (): void => undefined;
    const between = new Promise<void>((resolve) => {
      release = resolve;
    });
    gateway.answer('/stream', { pieces: ['{"code":0,', '"data":1}'], between });
    const reader = (await call('/stream')).body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe('{"code":0,');
    release();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('"data":1}');
  });
});

describe('sessions', () => {
  const gmtExpired = new Date(Date.now() + 3_600_000).toISOString();
  const signIn = {
    token: 'fresh-token',
    userId: '1',
    isTempLogin: false,
    verifyStatus: 1,
    gmtExpired,
  };

  test('a sign-in: the token moves into a cookie that scripts cannot read', async () => {
    gateway.answer('/user/account/checkcodelogin.json', { data: signIn });
    const answer = await call('/user/account/checkcodelogin.json', {
      headers: { cookie: 'xl_device=d' },
    });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^xl_token=fresh-token; Path=\/; Max-Age=3(?:600|59\d); SameSite=Lax; HttpOnly$/,
    );
    const text = await answer.text();
    expect(text).not.toContain('fresh-token');
    expect(JSON.parse(text)).toMatchObject({ code: 0, data: { userId: '1', gmtExpired } });
  });

  test('outside localhost the cookie is Secure', async () => {
    gateway.answer('/user/account/checkcodelogin.json', { data: signIn });
    const answer = await call('/user/account/checkcodelogin.json', {
      host: 'www.h5.xinglin.example',
      headers: { cookie: 'xl_device=d' },
    });
    expect(answer.headers.get('set-cookie')).toMatch(/; SameSite=Lax; Secure; HttpOnly$/);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
  });

  test('a refused sign-in sets nothing', async () => {
    gateway.answer('/user/account/checkcodelogin.json', {
      status: 200,
      body: { code: 41001, message: '验证码错误', data: { token: 'leak' } },
    });
    const answer = await call('/user/account/checkcodelogin.json', {
      headers: { cookie: 'xl_device=d' },
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).not.toContain('leak');
  });

  const path = '/moduleenterprisepartner/partner/logout/unbindandlogout';
  test('signing out clears the cookie once the gateway did it', async () => {
    gateway.answer(path, { data: true });
    const answer = await call(path, { headers: { cookie: 'xl_token=t; xl_device=d' } });
    expect(answer.headers.get('set-cookie')).toBe(
      'xl_token=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    );
    gateway.answer(path, { status: 500, body: { code: 50000, message: '' } });
    expect(
      (await call(path, { headers: { cookie: 'xl_token=t; xl_device=d' } })).headers.get(
        'set-cookie',
      ),
    ).toBeNull();
  });

  test('a dead session clears the cookie', async () => {
    gateway.answer('/my', { status: 401, body: { code: -6, message: '请重新登录', data: null } });
    const answer = await call('/my', { headers: { cookie: 'xl_token=t; xl_device=d' } });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
      401,
      'xl_token=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly',
    ]);
  });

  test('a call that had no session leaves the one alone that began meanwhile', async () => {
    gateway.answer('/my', { status: 401, body: { code: -6, message: '请重新登录', data: null } });
    const answer = await call('/my', { headers: { cookie: 'xl_device=d' } });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
  });
});

describe('refusals', () => {
  test.each<[string, TinyCall & { path?: string }, number]>([
    ['another site', { headers: { origin: 'https://evil.example' } }, 403],
    ['another channel', { headers: { origin: 'http://sanming.h5.portal.localhost' } }, 403],
    ['an opaque origin', { headers: { origin: 'null' } }, 403],
    ['cross-site by fetch metadata', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['same-site is another host', { headers: { 'sec-fetch-site': 'same-site' } }, 403],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['text that looks like JSON', { headers: { 'content-type': 'text/plain' } }, 415],
    ['a huge body', { body: 'x'.repeat(1024 * 1024 + 1) }, 413],
    ['another method', { method: 'PUT' }, 405],
    ['the sandbox', { path: '/sandbox/clock' }, 404],
    ['the sandbox in disguise', { path: '/x/../sandbox/clock' }, 404],
    ['the sandbox in escapes', { path: '/%73andbox/clock' }, 404],
    ['the sandbox behind an escaped step', { path: '/x%2F..%2Fsandbox/clock' }, 404],
    ['the desk', { path: '/desk/check-in' }, 404],
    ['the desk in escapes', { path: '/%64esk/check-in' }, 404],
    ['the description of the desk', { path: '/desk/openapi.json', method: 'GET' }, 404],
    ['the staff app', { path: '/staff/session/me' }, 404],
    ['the staff app in escapes', { path: '/%73taff/session/me' }, 404],
    ['the staff app in capitals', { path: '/Staff/session/me' }, 404],
    ['the events of the staff app', { path: '/staff/events', method: 'GET' }, 404],
    ['a broken escape', { path: '/%zz' }, 404],
    ['another host by two slashes', { path: '//evil.example/x' }, 404],
  ])('%s', async (_, { path = '/echo', ...options }, status) => {
    const before = gateway.calls.length;
    const answer = await call(path, options);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      code: expect.any(Number),
      message: expect.stringMatching(/\p{Script=Han}/u),
      data: null,
    });
    expect(gateway.calls.length).toBe(before);
  });

  test('a caller that is no browser may call without the browser headers', async () => {
    const answer = await portal.fetch(
      new Request('http://localhost/gateway/echo', {
        method: 'POST',
        headers: { host: 'localhost', 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    expect(answer.status).toBe(200);
  });

  test('a gateway that does not answer is a 504 envelope in the request’s language', async () => {
    gateway.answer('/slow', { silent: true });
    const answer = await call('/slow', { headers: { cookie: 'xl_lang=en' } });
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('too long') });
  });

  test('a gateway that is away is a 503 envelope', async () => {
    const gone = await startTinyGateway();
    await gone.close();
    const lonely = await createPortalServer({
      log: quietLog,
      portal: tinyPortal,
      config: readConfig({ GATEWAY_URL: gone.url }, 'PORT', 0),
      client: null,
    });
    const answer = await lonely.fetch(
      new Request('http://localhost/gateway/echo', {
        method: 'POST',
        headers: { host: 'localhost', 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({
      code: 50300,
      message: '服务暂时不可用，请稍后再试',
    });
  });
});
