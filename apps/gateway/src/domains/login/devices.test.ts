import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const paths = {
  list: '/user/account/session/list.json',
  end: '/user/account/session/end.json',
  endOthers: '/user/account/session/endothers.json',
  giveUp: '/user/account/tempuserlogoff.json',
  byPassword: '/user/account/login.json',
  me: '/moduleenterprisepartner/config/getlogininfo',
};
/** md5 of the seeded people's password. */
const password = 'fd23a80a9cee46ccec838cb7bd23b2a6';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const statusOf = async (token: string) => (await gateway.call(paths.me, {}, { token })).status;

/** One person on three devices. */
async function signedIn(): Promise<[string, string, string]> {
  const mobile = gateway.newMobile();
  const tokens: string[] = [];
  for (const deviceId of ['one', 'two', 'three']) {
    tokens.push(
      await gateway.signIn(mobile, { deviceId, headers: { appid: 'xinglin-h5-sanming' } }),
    );
    await gateway.advance(60_000);
  }
  const [one = '', two = '', three = ''] = tokens;
  return [one, two, three];
}

const listFor = async (token: string) =>
  (await gateway.call(paths.list, {}, { token })).data.items as {
    sessionId: string;
    isCurrent: boolean;
    channelName: string;
    browser: string | null;
    system: string | null;
    cityName: string | null;
  }[];

describe('signed-in devices', () => {
  it('are listed with this one first, by channel, and without anything that signs in', async () => {
    const [one] = await signedIn();
    const items = await listFor(one);
    expect(items.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(items[0]?.channelName).toBe('三明健康');
    expect(JSON.stringify(items)).not.toContain(one);
  });

  it('are known by what they are and where they were, as far as that can be told', async () => {
    const mobile = gateway.newMobile();
    const userAgent =
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
    const phone = await gateway.signIn(mobile, {
      deviceId: 'phone',
      headers: { 'user-agent': userAgent, 'x-forwarded-for': '203.0.113.4' },
    });
    await gateway.advance(60_000);
    const other = await gateway.signIn(mobile, { deviceId: 'other' });
    const [here, there] = await listFor(other);
    expect(here).toMatchObject({ browser: null, cityName: null });
    expect(there).toMatchObject({
      browser: 'chrome',
      system: 'android',
      cityName: expect.stringContaining('广州'),
    });
    expect((await listFor(phone))[0]).toMatchObject({ browser: 'chrome', isCurrent: true });
  });

  it('are signed out one by one', async () => {
    const [one, two, three] = await signedIn();
    const [, newest] = await listFor(one);
    const sessionId = newest?.sessionId ?? '';
    expect((await gateway.call(paths.end, { sessionId }, { token: one })).code).toBe(0);
    expect([await statusOf(one), await statusOf(two), await statusOf(three)]).toEqual([
      200, 200, 401,
    ]);
  });

  it('are signed out all but this one', async () => {
    const [one, two, three] = await signedIn();
    await gateway.call(paths.endOthers, {}, { token: two });
    expect([await statusOf(one), await statusOf(two), await statusOf(three)]).toEqual([
      401, 200, 401,
    ]);
  });

  it('of somebody else cannot be signed out, or told from none', async () => {
    const [mine] = await signedIn();
    const [theirs] = await signedIn();
    const [first] = await listFor(theirs);
    const body = { sessionId: first?.sessionId };
    expect(await gateway.call(paths.end, body, { token: mine })).toMatchObject({ status: 403 });
    expect(await gateway.call(paths.end, { sessionId: 'none' }, { token: mine })).toMatchObject({
      status: 403,
    });
    expect(await statusOf(theirs)).toBe(200);
  });
});

describe('a temporary sign-in', () => {
  it('can be given up, an account with a number cannot', async () => {
    const { data } = await gateway.call(paths.byPassword, { loginId: 'linshi', password });
    expect((await gateway.call(paths.giveUp, {}, { token: data.token })).code).toBe(0);
    expect(await statusOf(data.token)).toBe(401);
    const bound = await gateway.signIn(gateway.newMobile());
    expect((await gateway.call(paths.giveUp, {}, { token: bound })).status).toBe(403);
    expect(await statusOf(bound)).toBe(200);
  });
});
