import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testConfig } from '../../testing/test-config';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { openMessagingApp, type FakeMessagingApp } from './messaging-app-fixture';
import { signPage } from './signature';
import { keepTicket } from './ticket-keeper';
import { realTicketProvider, sandboxTicketProvider, ticketProviderOf } from './ticket-provider';

const path = '/weixin/weixinbind/config';

describe('the signing config', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway();
  });
  afterAll(() => gateway.dispose());

  it('carries a signature that the messaging app finds right', async () => {
    const url = 'http://localhost:3000/expert/1?from=a';
    const { status, code, data } = await gateway.call(path, { url: `${url}#top` });
    expect([status, code]).toEqual([200, 0]);
    const { value: ticket } = await sandboxTicketProvider.fetchTicket();
    expect(data.appId).toBe('wx-sandbox');
    expect(Math.abs(data.timestamp * 1000 - gateway.services.clock.now().getTime())).toBeLessThan(
      60_000,
    );
    expect(data.signature).toBe(signPage({ ticket, ...data, url }));
    expect(JSON.stringify(data)).not.toContain(ticket);
    const again = await gateway.call(path, { url });
    expect(again.data.nonceStr).not.toBe(data.nonceStr);
  });

  it.each([
    'https://evil.example/expert/1',
    'http://localhost:3000@evil.example/',
    'http://portal.localhost.evil.example/',
  ])('is refused to %s', async (url) => {
    const { status, code, data } = await gateway.call(path, { url });
    expect([status, code, data]).toEqual([200, 42302, null]);
  });

  it.each([[{}], [{ url: '/expert/1' }], [{ url: 'javascript:alert(1)' }], [{ url: 7 }]])(
    'does not take %j',
    async (body) => {
      expect((await gateway.call(path, body)).status).toBe(422);
    },
  );
});

it('signs as the messaging app documents it', () => {
  // The example of its own documentation.
  const fields = {
    ticket:
      'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
    nonceStr: 'Wm3WZYTPz0wzccnW',
    timestamp: 1_414_587_457,
    url: 'http://mp.weixin.qq.com?params=value',
  };
  expect(signPage(fields)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
});

describe('a ticket', () => {
  const start = Date.parse('2026-01-01T00:00:00Z');
  const after = (ms: number) => new Date(start + ms);

  it('is asked for once by all who need it, and again shortly before its end', async () => {
    let count = 0;
    const fetchTicket = vi.fn(async () => ({ value: `ticket ${(count += 1)}`, lifeMs: 7_200_000 }));
    const ticketAt = keepTicket({ fetchTicket });
    const tickets = await Promise.all([0, 0, 0].map((ms) => ticketAt(after(ms))));
    expect(tickets).toEqual(['ticket 1', 'ticket 1', 'ticket 1']);
    expect(await ticketAt(after(7_200_000 - 300_000 - 1))).toBe('ticket 1');
    expect(await ticketAt(after(7_200_000 - 300_000))).toBe('ticket 2');
    expect(fetchTicket).toHaveBeenCalledTimes(2);
  });

  it('that could not be had is asked for again after a pause', async () => {
    const fetchTicket = vi
      .fn<() => Promise<{ value: string; lifeMs: number }>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue({ value: 'ticket', lifeMs: 7_200_000 });
    const ticketAt = keepTicket({ fetchTicket });
    await expect(ticketAt(after(0))).rejects.toThrow('down');
    await expect(ticketAt(after(9999))).rejects.toThrow('down');
    expect(fetchTicket).toHaveBeenCalledOnce();
    expect(await ticketAt(after(10_000))).toBe('ticket');
  });
});

describe('the messaging app', () => {
  let app: FakeMessagingApp;
  beforeEach(async () => {
    app = await openMessagingApp();
  });
  afterEach(() => app.close());

  it('gives a ticket for the account’s token', async () => {
    const provider = realTicketProvider({ appId: 'wx1', secret: 'secret', url: app.url });
    expect(await provider.fetchTicket()).toEqual({ value: 'real', lifeMs: 7_200_000 });
    expect(JSON.parse(app.seen[0]?.body ?? '')).toEqual({
      grant_type: 'client_credential',
      appid: 'wx1',
      secret: 'secret',
    });
    expect(app.seen[1]?.url).toBe('/cgi-bin/ticket/getticket?access_token=token&type=jsapi');
  });

  it('that refuses with a 200 gives none', async () => {
    app.answers['/cgi-bin/stable_token'] = { errcode: 40_125, errmsg: 'invalid appsecret' };
    const provider = realTicketProvider({ appId: 'wx1', secret: 'secret', url: app.url });
    await expect(provider.fetchTicket()).rejects.toThrow(/access_token/);
    expect(app.seen).toHaveLength(1);
  });
});

it('uses the account that is configured, the sandbox’s own where none is, and none elsewhere', () => {
  const account = { appId: 'wx1', secret: 'secret', url: 'https://wechat.example' };
  expect(ticketProviderOf({ ...testConfig, wechat: account })?.appId).toBe('wx1');
  expect(ticketProviderOf(testConfig)).toBe(sandboxTicketProvider);
  expect(ticketProviderOf({ ...testConfig, sandbox: false })).toBeNull();
});
