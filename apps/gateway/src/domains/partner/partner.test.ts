import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partners } from '../../kernel/partners/tables';
import { openTestGateway, type CallOptions, type TestGateway } from '../../testing/test-gateway';

const paths = {
  config: '/moduleenterprisepartner/config/getpartnerconfig',
  info: '/moduleenterprisepartner/config/getpartnerinfo',
  profile: '/moduleenterprisepartner/profile/info.json',
  check: '/moduleenterprisepartner/config/checkpartnerstoken',
  me: '/moduleenterprisepartner/config/getlogininfo',
  base: '/moduleenterprisepartner/config/getbaseinfo',
};
const modelPath = (modelCode: string) =>
  `/moduleenterprisepartner/partner/custom/config/model.json?modelCode=${modelCode}`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const from = (code: string, more: CallOptions = {}): CallOptions => ({
  ...more,
  headers: { appid: code === 'main' ? 'xinglin-h5' : `xinglin-h5-${code}` },
});
const desk = (action: string, body: unknown) => gateway.call(`/sandbox/desk/${action}`, body);
const setConfig = (partnerCode: string, modelCode: string, config: unknown) =>
  desk('set-partner-config', { partnerCode, modelCode, config });

it('a configuration that is deeper than any is refused, and the next one is taken', async () => {
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  const request = new Request('http://gateway.test/sandbox/desk/set-partner-config', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"partnerCode":"wuhan","modelCode":"deep","config":${deep}}`,
  });
  expect(await gateway.send(request)).toMatchObject({ status: 400, code: 40000 });
  expect(await setConfig('wuhan', 'deep', [[[1]]])).toMatchObject({ status: 200, code: 0 });
});

describe('a channel', () => {
  it.each([
    ['main', { isAllNode: true, isInPartnerWhiteList: true }],
    ['tianjin', { partnerName: '天津互联网医院', isAllNode: null, isInPartnerWhiteList: true }],
    ['vip', { isAllNode: false, isInPartnerWhiteList: false, privateBlackRouteNameList: [] }],
    ['wybao', { partnerName: '文宝健康', isAllNode: null, isInPartnerWhiteList: false }],
    ['molife', { isAllNode: null, isInPartnerWhiteList: false }],
  ])('%s is told what it may show', async (code, expected) => {
    const { data } = await gateway.call(paths.config, {}, from(code));
    expect(data).toMatchObject(expected);
    expect(data.partnerWhiteList).toEqual(['main', 'sanming', 'tianjin']);
    expect(data.privateWhiteRouteNameList.includes('directory.home')).toBe(code === 'vip');
  });

  it('is told when it was made, and whether it has moved', async () => {
    expect((await gateway.call(paths.info, {}, from('sanming'))).data).toEqual({
      needRedirect: false,
      redirectUrl: null,
      gmtCreated: '2019-05-19T16:00:00.000Z',
    });
    expect((await gateway.call(paths.info, {}, from('wuhan'))).data).toMatchObject({
      needRedirect: true,
      redirectUrl: 'http://localhost:3000/',
    });
    expect(
      Date.parse((await gateway.call(paths.info, {}, from('molife'))).data.gmtCreated),
    ).toBeGreaterThan(Date.parse('2020-11-02'));
    await desk('move-partner', { partnerCode: 'molife', redirectUrl: 'https://example.org/' });
    expect((await gateway.call(paths.info, {}, from('molife'))).data.needRedirect).toBe(true);
  });

  it('says of itself who to call, in the language of the reader', async () => {
    const answer = await gateway.call(paths.profile, {}, from('tianjin', { locale: 'en' }));
    expect(answer.data).toEqual({
      partnerCode: 'tianjin',
      partnerName: 'Tianjin Internet Hospital',
      servicePhone: '95169022',
    });
  });

  it.each([paths.config, paths.info, paths.profile, modelPath('page.directory.home')])(
    '%s refuses one that it does not know',
    async (path) => {
      expect(await gateway.call(path, {}, from('nobody'))).toMatchObject({ status: 403, code: -7 });
    },
  );
});

describe('the configuration of a page', () => {
  const code = 'page.directory.home';

  it('is empty until there is one, then the newest version, and empty again when it was taken back', async () => {
    const read = async () => (await gateway.call(modelPath(code), {}, from('tianjin'))).data;
    const listed = async () =>
      (await gateway.call(paths.config, {}, from('tianjin'))).data.modelCodes;
    expect(await read()).toEqual({ confMap: {} });
    expect(await listed()).toEqual([]);
    const first = { 'directory.home': { doctors: { hidden: true } } };
    expect((await setConfig('tianjin', code, first)).data.version).toBe(1);
    expect((await setConfig('tianjin', code, { 'directory.home': {} })).data.version).toBe(2);
    const { partnerConfig } = (await read()).confMap;
    expect([JSON.parse(partnerConfig.text), partnerConfig.version]).toEqual([
      { 'directory.home': {} },
      2,
    ]);
    expect(await listed()).toEqual([code]);
    expect((await gateway.call(modelPath(code), {}, from('sanming'))).data).toEqual({
      confMap: {},
    });
    await setConfig('tianjin', code, null);
    expect(await read()).toEqual({ confMap: {} });
    expect(await listed()).toEqual([]);
  });

  it('never has one version twice, however many write at once', async () => {
    const written = await Promise.all(
      Array.from({ length: 10 }, (_, index) => setConfig('sanming', 'page.race', { index })),
    );
    expect(written.map(({ data }) => data.version).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('is nobody’s without a channel', async () => {
    expect((await setConfig('nobody', code, {})).code).toBe(-7);
  });
});

describe("a native app's token", () => {
  const issue = async (partnerCode: string) =>
    (await desk('issue-partner-token', { partnerCode, loginId: 'xiaolin' })).data.partnerToken;

  it('opens a session of its person, on its own channel only, for twelve hours', async () => {
    const partnerToken = await issue('sanming');
    const { data } = await gateway.call(paths.check, { partnerToken }, from('sanming'));
    expect(
      (await gateway.call(paths.me, {}, from('sanming', { token: data.token }))).data.userInfoVO,
    ).toMatchObject({ userId: 'seed-logged-in', loginId: 'xiaolin' });
    for (const [token, channel] of [
      [partnerToken, 'tianjin'],
      ['unknown', 'sanming'],
    ] as const) {
      expect(await gateway.call(paths.check, { partnerToken: token }, from(channel))).toMatchObject(
        { status: 200, code: 41005 },
      );
    }
    await gateway.advance(12 * 3_600_000);
    expect((await gateway.call(paths.check, { partnerToken }, from('sanming'))).code).toBe(41005);
  });

  it('is not given out for a person who does not exist', async () => {
    const answer = await desk('issue-partner-token', { partnerCode: 'vip', loginId: 'nobody' });
    expect(answer.code).toBe(-7);
  });
});

describe('user info', () => {
  it('lives half a day on one channel, and 30 days on the others', async () => {
    const mobile = gateway.newMobile();
    const life = async (code: string) => {
      await gateway.call(
        '/moduleoperate/verifycode/sendcode.json',
        { mobile, scene: 'login' },
        from(code),
      );
      const { data } = await gateway.call(
        '/user/account/checkcodelogin.json',
        { mobile, code: await gateway.lastCode(mobile) },
        from(code),
      );
      await gateway.advance(60_000);
      return Date.parse(data.gmtExpired) - gateway.services.clock.now().getTime();
    };
    expect((await life('vip')) / 3_600_000).toBeCloseTo(12, 0);
    expect((await life('main')) / 86_400_000).toBeCloseTo(30, 1);
  });

  it('says how the channel wants the frame, and nothing of anybody to a visitor', async () => {
    const footerless = (noFooter: boolean) =>
      gateway.services.db.update(partners).set({ noFooter }).where(eq(partners.partnerCode, 'vip'));
    await footerless(true);
    const { userInfoVO } = (await gateway.call(paths.base, {}, from('vip'))).data;
    await footerless(false);
    expect(userInfoVO).toMatchObject({
      login: false,
      noFooter: true,
      appId: 'xinglin-h5-vip',
      encodeId: null,
      extEncodeId: null,
      loginId: null,
    });
  });

  it.each([
    ['spring-2026', 'spring-2026'],
    ['a b', 'xinglin-h5-vip'],
  ])('told that somebody came from "%s" says %s', async (sourceid, expected) => {
    const headers = { appid: 'xinglin-h5-vip', sourceid };
    const { userInfoVO } = (await gateway.call(paths.base, {}, { headers })).data;
    expect(userInfoVO.sourceId).toBe(expected);
  });

  it('encodes the account alike everywhere, and for others apart', async () => {
    const token = await gateway.signIn(gateway.newMobile());
    const of = async (code: string) =>
      (await gateway.call(paths.me, {}, from(code, { token }))).data.userInfoVO;
    const [main, vip] = [await of('main'), await of('vip')];
    expect(main.encodeId).toMatch(/^[0-9a-f]{24}$/);
    expect(vip.encodeId).toBe(main.encodeId);
    expect(vip.extEncodeId).not.toBe(main.extEncodeId);
    expect([main.encodeId, main.extEncodeId]).not.toContain(main.userId);
  });

  it('knows the device that signed in from any other', async () => {
    const token = await gateway.signIn(gateway.newMobile(), { deviceId: 'phone' });
    const has = async (deviceId: string) =>
      (await gateway.call(paths.me, {}, { token, deviceId })).data.userInfoVO.wxConfigVO
        .hasWxDevice;
    expect([await has('phone'), await has('another')]).toEqual([true, false]);
  });
});
