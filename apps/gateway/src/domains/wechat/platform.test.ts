import { createCipheriv, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../testing/test-config';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { unstorableTexts, withEachText } from '../../testing/with-each-text';
import { openMessagingApp, type FakeMessagingApp } from './messaging-app-fixture';
import { platformProviderOf } from './platform-provider';
import { platformPushPath } from './push-route';
import { signPush } from './pushed-message';

const appIdPath = '/modulewechat/component/getcomponent_appid';
const codePath = '/modulewechat/component/getpreauthinfo';
const minuteMs = 60_000;

describe('in the sandbox a code to entrust an account', () => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await openTestGateway();
    token = await gateway.signIn(gateway.newMobile());
  });
  afterAll(() => gateway.dispose());

  const newCode = async (returnUrl = '/help') => {
    const { code, data } = await gateway.call(codePath, { returnUrl }, { token });
    expect(code).toBe(0);
    return data;
  };
  const answer = (openUrl: string, agreed: string) => {
    const body = new URLSearchParams({ agreed }).toString();
    return gateway.app.fetch(
      new Request(openUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
        },
        body,
      }),
    );
  };

  it('is of the platform that everybody may know', async () => {
    const { code, data } = await gateway.call(appIdPath);
    expect([code, data]).toEqual([0, { componentAppId: 'wx-sandbox-platform' }]);
    const info = await newCode();
    expect(info.componentAppId).toBe(data.componentAppId);
    expect(Date.parse(info.expiredTime) - gateway.services.clock.now().getTime()).toBeGreaterThan(
      9 * minuteMs,
    );
    const page = await gateway.app.fetch(new Request(info.openUrl));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('同意授权');
  });

  it('works once, for ten minutes, and leads back to its page only', async () => {
    const { openUrl } = await newCode();
    const elsewhere = openUrl.replace('%2Fhelp', '%2Fother');
    expect(elsewhere).not.toBe(openUrl);
    expect((await answer(elsewhere, '1')).status).toBe(400);
    const denied = await answer(openUrl, '');
    expect(denied.headers.get('location')).toBe('http://localhost:3000/help');
    const agreed = await answer(openUrl, '1');
    expect(agreed.status).toBe(303);
    expect(agreed.headers.get('location')).toMatch(
      /^http:\/\/localhost:3000\/help\?auth_code=[\w-]{43}&expires_in=3600$/,
    );
    expect((await answer(openUrl, '1')).status).toBe(400);

    const late = await newCode();
    await gateway.advance(10 * minuteMs);
    expect((await answer(late.openUrl, '1')).status).toBe(400);
    const away = late.openUrl.replace(/redirect_uri=.*/, 'redirect_uri=https%3A%2F%2Fevil.example');
    expect((await gateway.app.fetch(new Request(away))).status).toBe(400);
  });

  it('is not made for a page of others, nor for who is not signed in', async () => {
    const { code } = await gateway.call(
      codePath,
      { returnUrl: 'https://evil.example/' },
      { token },
    );
    expect(code).toBe(42302);
    expect((await gateway.call(codePath)).code).toBe(-6);
  });

  it('is refused too often to one account', async () => {
    const other = await gateway.signIn(gateway.newMobile());
    for (let count = 0; count < 20; count += 1)
      expect((await gateway.call(codePath, {}, { token: other })).code).toBe(0);
    expect((await gateway.call(codePath, {}, { token: other })).status).toBe(429);
  });
});

describe('with the messaging app', () => {
  const keys = { token: 'push-token', aesKey: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG' };
  let app: FakeMessagingApp;
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    app = await openMessagingApp();
    const messagingPlatform = { appId: 'wx3', secret: 'secret', url: app.url, ...keys };
    gateway = await openTestGateway({ config: { messagingPlatform } });
    token = await gateway.signIn(gateway.newMobile());
  });
  afterAll(() => Promise.all([gateway.dispose(), app.close()]));

  /** As the messaging app seals what it pushes. */
  function sealed(message: string, appId: string): string {
    const key = Buffer.from(`${keys.aesKey}=`, 'base64');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(Buffer.byteLength(message));
    const plain = Buffer.concat([randomBytes(16), length, Buffer.from(message + appId)]);
    const padding = 32 - (plain.length % 32);
    const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
    const filled = Buffer.concat([plain, Buffer.alloc(padding, padding)]);
    return Buffer.concat([cipher.update(filled), cipher.final()]).toString('base64');
  }
  async function push(message: string, { appId = 'wx3', by = keys.token } = {}) {
    const encrypted = sealed(message, appId);
    const facts = { timestamp: '1767225600', nonce: 'nonce' };
    const query = new URLSearchParams({ ...facts, msg_signature: signPush(by, facts, encrypted) });
    const body = `<xml><AppId><![CDATA[${appId}]]></AppId><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>`;
    const answer = await gateway.app.fetch(
      new Request(`http://gateway.test${platformPushPath}?${query.toString()}`, {
        method: 'POST',
        headers: { 'content-type': 'text/xml' },
        body,
      }),
    );
    return [answer.status, await answer.text()];
  }
  const ticketPush = (ticket: string, seconds: number) =>
    `<xml><AppId><![CDATA[wx3]]></AppId><CreateTime>${seconds}</CreateTime><InfoType><![CDATA[component_verify_ticket]]></InfoType><ComponentVerifyTicket><![CDATA[${ticket}]]></ComponentVerifyTicket></xml>`;
  const newCode = () =>
    gateway.call(codePath, { returnUrl: 'http://localhost:3000/help?a=1' }, { token });

  it('there is no code before it has pushed a ticket; then the newest one is asked with', async () => {
    expect((await newCode()).code).toBe(42301);
    expect(app.seen).toEqual([]);
    expect(await push(ticketPush('first', 1000))).toEqual([200, 'success']);
    expect(await push(ticketPush('second', 1600))).toEqual([200, 'success']);
    expect(await push(ticketPush('first', 1000))).toEqual([200, 'success']);
    // What failed is not asked again at once.
    await gateway.advance(10_000);
    const { code, data } = await newCode();
    expect([code, data.preAuthCode, data.componentAppId]).toEqual([0, 'preauth', 'wx3']);
    expect(JSON.parse(app.seen[0]?.body ?? '')).toEqual({
      component_appid: 'wx3',
      component_appsecret: 'secret',
      component_verify_ticket: 'second',
    });
    expect(app.seen[1]).toEqual({
      url: '/cgi-bin/component/api_create_preauthcode?component_access_token=platform-token',
      body: '{"component_appid":"wx3"}',
    });
    for (const address of [data.openUrl, data.scanUrl]) {
      const { hostname, searchParams } = new URL(address);
      expect(hostname).toMatch(/^(?:open|mp)\.weixin\.qq\.com$/);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        component_appid: 'wx3',
        pre_auth_code: 'preauth',
        redirect_uri: 'http://localhost:3000/help?a=1',
      });
    }
    // The token is kept, the code is not.
    await newCode();
    expect(app.seen).toHaveLength(3);
    expect((await gateway.call(appIdPath)).data).toEqual({ componentAppId: 'wx3' });
  });

  it('a push is refused when it is forged, another platform’s or no push', async () => {
    const [forged] = await push(ticketPush('forged', 9000), { by: 'guessed' });
    const [others] = await push(ticketPush('others', 9000), { appId: 'wx4' });
    const [unfit] = await push(ticketPush('', 9000));
    const [undated] = await push(ticketPush('undated', Number.NaN));
    expect([forged, others]).toEqual([403, 403]);
    expect([unfit, undated]).toEqual([400, 400]);
    const plain = (body: string) =>
      gateway.send(new Request(`http://gateway.test${platformPushPath}`, { method: 'POST', body }));
    expect((await plain('x')).status).toBe(403);
    expect((await plain('x'.repeat(20_000))).status).toBe(400);
    expect(gateway.log.join()).not.toMatch(/forged|others|undated/);
  });

  it.each(unstorableTexts.slice(0, 3))('a push with %j in a text is refused', async (text) => {
    for (const message of withEachText(['wx3', 'component_verify_ticket', 'ticket'], text)) {
      const [appId, type, ticket] = message;
      const xml = ticketPush(ticket ?? '', 9000)
        .replace('wx3', () => appId ?? '')
        .replace('component_verify_ticket', () => type ?? '');
      expect((await push(xml))[0]).toBe(403);
    }
  });

  it('another event is acknowledged', async () => {
    const event = '<xml><InfoType><![CDATA[unauthorized]]></InfoType></xml>';
    expect(await push(event)).toEqual([200, 'success']);
  });
});

it('has no platform and no address for pushes where none is configured outside of the sandbox', async () => {
  const gateway = await openTestGateway({ config: { sandbox: false } });
  try {
    const { db } = gateway.services;
    expect(platformProviderOf({ config: { ...testConfig, sandbox: false }, db })).toBeNull();
    expect((await gateway.call(appIdPath)).code).toBe(42301);
    expect((await gateway.call(platformPushPath)).status).toBe(404);
    expect((await gateway.call('/sandbox/entrust-account')).status).toBe(404);
  } finally {
    await gateway.dispose();
  }
});
