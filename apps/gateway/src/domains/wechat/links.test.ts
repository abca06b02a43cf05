import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testConfig } from '../../testing/test-config';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { linkProviderOf } from './link-provider';
import { keepLinks, pageOfLink, purgeLinks } from './links';
import { openMessagingApp, type FakeMessagingApp } from './messaging-app-fixture';

const path = '/modulewechat/wxminiprogram/common/getUrlLink';
const page = { path: 'pages/index/index', query: 'from=h5' };
const dayMs = 24 * 60 * 60 * 1000;

let gateway: TestGateway;
let app: FakeMessagingApp;
beforeAll(async () => {
  [gateway, app] = await Promise.all([openTestGateway(), openMessagingApp()]);
});
afterAll(() => Promise.all([gateway.dispose(), app.close()]));

describe('a link to the mini-program', () => {
  it('opens the page it was asked for, in the sandbox, and is the same for all', async () => {
    const first = await gateway.call(path, page);
    expect([first.status, first.code]).toEqual([200, 0]);
    const again = await gateway.call(path, page);
    expect(again.data).toEqual(first.data);
    const other = await gateway.call(path, { path: page.path });
    expect(other.data.urlLink).not.toBe(first.data.urlLink);
    const shown = await gateway.app.fetch(
      new Request(first.data.urlLink, { headers: { 'accept-language': 'en' } }),
    );
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('pages/index/index?from=h5');
    const unknown = await gateway.app.fetch(new Request(`${first.data.urlLink}x`));
    expect(unknown.status).toBe(400);
  });

  it.each(['pages/admin/index', '/pages/index/index', 'pages/index/index?a=1'])(
    'is not made for %s, which is no listed page',
    async (unlisted) => {
      const { code, data } = await gateway.call(path, { path: unlisted });
      expect([code, data]).toEqual([42302, null]);
    },
  );

  it.each([[{}], [{ path: 'pages/index/index', query: '名字=林' }], [{ path: '' }]])(
    'does not take %j',
    async (body) => {
      expect((await gateway.call(path, body)).status).toBe(422);
    },
  );

  it('is made by the messaging app once for all who need it, and again a day before its end', async () => {
    let count = 0;
    const makeLink = async () => `https://wxaurl.cn/${(count += 1)}`;
    const linkOf = keepLinks({ makeLink });
    const { db } = gateway.services;
    const start = Date.parse('2026-01-01T00:00:00Z');
    const at = (ms: number) => new Date(start + ms);
    const kept = { ...page, query: 'kept' };
    const links = await Promise.all([0, 0, 0].map((ms) => linkOf(db, kept, at(ms))));
    expect(new Set(links.map(({ urlLink }) => urlLink)).size).toBe(1);
    expect(links[0]?.expiresAt).toEqual(at(30 * dayMs));
    // Another gateway finds it as well.
    const elsewhere = keepLinks({ makeLink });
    expect((await elsewhere(db, kept, at(29 * dayMs - 1))).urlLink).toBe('https://wxaurl.cn/1');
    expect((await elsewhere(db, kept, at(29 * dayMs))).urlLink).toBe('https://wxaurl.cn/2');
    expect(await pageOfLink(db, 'https://wxaurl.cn/2', at(58 * dayMs))).toEqual(kept);
    await purgeLinks(db, at(59 * dayMs + 1));
    expect(await pageOfLink(db, 'https://wxaurl.cn/2', at(58 * dayMs))).toBeNull();
  });

  it('that could not be made is asked for again', async () => {
    const makeLink = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('https://wxaurl.cn/z');
    const linkOf = keepLinks({ makeLink });
    const { db, clock } = gateway.services;
    const later = { ...page, query: 'later' };
    await expect(linkOf(db, later, clock.now())).rejects.toThrow('down');
    expect((await linkOf(db, later, clock.now())).urlLink).toBe('https://wxaurl.cn/z');
  });
});

describe('outside of the sandbox a link', () => {
  let strict: TestGateway;
  beforeAll(async () => {
    strict = await openTestGateway({
      config: { sandbox: false, miniProgram: { appId: 'wx2', secret: 'secret', url: app.url } },
    });
  });
  afterAll(() => strict.dispose());

  it('comes from the messaging app, and without it there is none', async () => {
    app.answers['/cgi-bin/stable_token'] = { errcode: 40_125, errmsg: 'invalid appsecret' };
    expect((await strict.call(path, page)).code).toBe(42301);
    app.answers['/cgi-bin/stable_token'] = { access_token: 'token', expires_in: 7200 };
    app.answers['/wxa/generate_urllink'] = { errcode: 85_400, errmsg: 'quota' };
    expect((await strict.call(path, page)).code).toBe(42301);
    app.answers['/wxa/generate_urllink'] = { errcode: 0, url_link: 'https://wxaurl.cn/abc' };
    app.seen.length = 0;
    const { data } = await strict.call(path, page);
    expect(data.urlLink).toBe('https://wxaurl.cn/abc');
    expect(JSON.parse(app.seen[0]?.body ?? '')).toMatchObject({ appid: 'wx2', secret: 'secret' });
    expect(app.seen[1]?.url).toBe('/wxa/generate_urllink?access_token=token');
    expect(JSON.parse(app.seen[1]?.body ?? '')).toEqual({
      ...page,
      is_expire: true,
      expire_type: 1,
      expire_interval: 30,
    });
    await strict.call(path, page);
    expect(app.seen).toHaveLength(2);
    const unlinked = await strict.app.fetch(
      new Request('http://gateway.test/sandbox/mini-program/x'),
    );
    expect(unlinked.status).toBe(404);
  });

  it('is refused too often from one address', async () => {
    await Promise.allSettled(
      Array.from({ length: 120 }, () =>
        strict.services.limits.consume('miniProgramLinkByAddress', '127.0.0.1'),
      ),
    );
    const { status, code } = await strict.call(path, page);
    expect([status, code]).toEqual([429, 42900]);
  });
});

it('comes from the account that is configured, from the sandbox where none is, and from nowhere elsewhere', async () => {
  expect(linkProviderOf({ ...testConfig, sandbox: false })).toBeNull();
  const link = await linkProviderOf(testConfig)?.makeLink(page);
  expect(link).toMatch(/^http:\/\/localhost:4000\/sandbox\/mini-program\/[\w-]{20}$/);
});
