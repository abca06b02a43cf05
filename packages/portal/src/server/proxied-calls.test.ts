import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quietLog } from '../testing/quiet-log';
import { startTinyGateway, type TinyGateway } from '../testing/tiny-gateway';
import { tinyHospital } from '../testing/tiny-answers';
import { tinyPortal } from '../testing/tiny-portal';
import { callThrough, tinyHosts, type TinyCall } from '../testing/tiny-server';
import { rowOf } from './call-rows';
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

describe('listed calls', () => {
  const regional = async (): Promise<PortalServer> =>
    createPortalServer({
      log: quietLog,
      portal: tinyPortal,
      client: null,
      config: readConfig(
        {
          GATEWAY_URL: gateway.url,
          PORTAL_HOSTS: tinyHosts,
          LOCALIZED_GATEWAY_HOSTS: 'sanming.h5.portal.localhost',
          LOCALIZED_GATEWAY_PREFIX: '/region',
          SIGNED_APP_IDS: 'app-sanming',
          SIGNATURE_KEYS: 'key-1=secret of the region',
        },
        'PORT',
        0,
      ),
    });
  const send = (server: PortalServer, host: string, path: string) =>
    server.fetch(
      new Request(`http://${host}/gateway${path}`, {
        method: 'POST',
        headers: { host, 'content-type': 'application/json' },
        body: '{"name":"王小明"}',
      }),
    );

  test('of the regional channel go to its localised gateway, and are signed over what is sent', async () => {
    const server = await regional();
    await send(server, 'sanming.h5.portal.localhost', '/patient/add');
    const { path, headers, body } = lastCall() ?? {};
    expect(path).toBe('/region/patient/add');
    const contentHash = createHash('sha256').update(String(body)).digest('hex');
    const lines = [
      'XINGLIN-HMAC-SHA256',
      'POST',
      '/patient/add',
      'key-1',
      headers?.['timestamp'],
      headers?.['messageid'],
      contentHash,
    ];
    expect(headers).toMatchObject({
      keyid: 'key-1',
      contenthash: contentHash,
      sign: createHmac('sha256', 'secret of the region').update(lines.join('\n')).digest('hex'),
    });
    await send(server, 'sanming.h5.portal.localhost', '/patient/list');
    expect(lastCall()).toMatchObject({
      path: '/region/patient/list',
      headers: expect.not.objectContaining({ sign: expect.anything() }),
    });
  });

  test('of other channels and hosts do not', async () => {
    await send(await regional(), 'localhost', '/patient/add');
    expect(lastCall()?.path).toBe('/patient/add');
    expect(lastCall()?.headers['sign']).toBeUndefined();
  });
});

describe('an encryption rule', () => {
  const path = '/moduleenterprisepartner/config/getbaseinfo';
  const rule = { secretCode: 'r-1', secretAlgorithm: 1, privateKey: '0123456789abcdef' };
  const cookieOf = async (encryptionRule: unknown, status = 200): Promise<string | null> => {
    gateway.answer(path, {
      status,
      body: {
        code: status === 200 ? 0 : 50000,
        message: '',
        data: { userInfoVO: {}, now: '', encryptionRule },
      },
    });
    return (await call(path, { headers: { cookie: 'xl_device=d' } })).headers.get('set-cookie');
  };
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();

  test('is kept for the page’s scripts as long as it lives', async () => {
    const cookie = (await cookieOf({ ...rule, gmtExpired: inAnHour })) ?? '';
    const [, value, life] =
      /^xl_encryption_rule=([^;]+); Path=\/; Max-Age=(\d+); SameSite=Lax$/.exec(cookie) ?? [];
    expect(JSON.parse(decodeURIComponent(value ?? ''))).toEqual(rule);
    expect(Number(life)).toBeGreaterThan(3500);
    expect(Number(life)).toBeLessThanOrEqual(3600);
  });

  test.each([
    ['one that is over', { ...rule, gmtExpired: '2020-01-01T00:00:00+08:00' }, 200],
    ['one without an end', rule, 200],
    ['none', undefined, 200],
    ['one of an answer that failed', { ...rule, gmtExpired: inAnHour }, 500],
  ])('is not kept: %s', async (_, encryptionRule, status) => {
    expect(await cookieOf(encryptionRule, status)).toBeNull();
  });
});

describe('uploads', () => {
  const path = '/kanoupload/imagefileupload';
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    portal.fetch(
      new Request(`http://localhost/gateway${path}`, {
        method: 'POST',
        headers: { host: 'localhost', ...headers },
        body,
      }),
    );

  test('are handed on in parts', async () => {
    const kept = { fileId: 'f', url: '/kanoupload/file/f', contentType: 'image/png', size: 11 };
    gateway.answer(path, { data: { ...kept, width: 1, height: 1, durationMs: null } });
    const form = new FormData();
    form.append('file', new Blob(['image bytes'], { type: 'image/png' }), 'a.png');
    const answer = await send(form);
    expect(await answer.json()).toMatchObject({ code: 0, data: { fileId: 'f' } });
    expect(lastCall()?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(lastCall()?.body).toContain('image bytes');
  });

  test('are no JSON, and nothing else is in parts', async () => {
    expect((await send('{}', { 'content-type': 'application/json' })).status).toBe(415);
    expect(
      (await call('/echo', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }))
        .status,
    ).toBe(415);
  });

  test('stop at the bound of their call, whatever their length claims', async () => {
    const megabyte = new Uint8Array(1024 * 1024);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(megabyte);
      },
    });
    const request = new Request(`http://localhost/gateway${path}`, {
      method: 'POST',
      headers: { host: 'localhost', 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      // Fetch's standard asks for it; the types do not know it yet.
      duplex: 'half',
    } as RequestInit);
    expect((await portal.fetch(request)).status).toBe(413);
    // The bound, and what the streams between hold.
    expect(sent * megabyte.length).toBeLessThan(
      (rowOf(path)?.bodyLimit ?? 0) + 5 * megabyte.length,
    );
  });
});

describe('an answer that tells less than its call declares', () => {
  const codePath = '/moduleoperate/verifycode/sendcode.json';
  const hospitals = '/modulesearch/mergesearch/hospitallist.json';

  test('reaches the browser with what can be made good', async () => {
    gateway.answer(codePath, { data: {} });
    expect(await (await call(codePath)).json()).toEqual({
      code: 0,
      message: '',
      data: { resendAfter: 60, expiresIn: 300 },
    });
    gateway.answer(hospitals, { data: { result: [tinyHospital, { name: 'without an id' }] } });
    expect(await (await call(hospitals)).json()).toMatchObject({
      data: { items: [tinyHospital], total: 2, pageNo: 1, pageSize: 2 },
    });
  });

  test('fails where a page could not do without', async () => {
    gateway.answer('/user/account/checkcodelogin.json', { data: { userId: 'u' } });
    const answer = await call('/user/account/checkcodelogin.json');
    expect(answer.status).toBe(502);
    expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith('xl_token='))).toBe(
      false,
    );
    expect(await answer.json()).toMatchObject({ code: 50_000, data: null });
  });

  test('is handed on as it came where it is a refusal', async () => {
    const body = { code: 7, message: '不行', data: { left: 2 } };
    gateway.answer(codePath, { status: 200, body });
    expect(await (await call(codePath)).json()).toEqual(body);
  });
});
