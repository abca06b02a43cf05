import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passCheck } from '../../../testing/pass-check';
import { openTestGateway, type CallOptions, type TestGateway } from '../../../testing/test-gateway';
import { hashPassword } from './passwords';
import { sessions, users } from './tables';

const paths = {
  send: '/moduleoperate/verifycode/sendcode.json',
  byCode: '/user/account/checkcodelogin.json',
  byPassword: '/user/account/login.json',
  bind: '/user/profile/bindmobile',
  logout: '/moduleenterprisepartner/partner/logout/unbindandlogout',
  me: '/moduleenterprisepartner/config/getlogininfo',
  base: '/moduleenterprisepartner/config/getbaseinfo',
  centre: '/moduleoverlap/user/personalcenter',
};

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const sendCode = (mobile: string, options?: CallOptions, scene = 'login') =>
  gateway.call(paths.send, { mobile, scene }, options);
const byCode = (mobile: string, code: string, options?: CallOptions) =>
  gateway.call(paths.byCode, { mobile, code }, options);

describe('sign-in by code', () => {
  it('registers an unknown number and finds it again', async () => {
    const mobile = gateway.newMobile();
    expect((await sendCode(mobile)).data).toEqual({ resendAfter: 60, expiresIn: 600 });
    const first = await byCode(mobile, await gateway.lastCode(mobile));
    expect(first.data).toMatchObject({ isTempLogin: false, verifyStatus: 0 });
    expect(Buffer.from(first.data.token, 'base64url')).toHaveLength(32);
    await gateway.advance(minute);
    await sendCode(mobile);
    const again = await byCode(mobile, await gateway.lastCode(mobile));
    expect(again.data.userId).toBe(first.data.userId);
    expect(again.data.token).not.toBe(first.data.token);
  });

  it('keeps only the hash of a token', async () => {
    const token = await gateway.signIn(gateway.newMobile());
    const rows = await gateway.services.db.select().from(sessions);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(
      rows.some((row) => row.tokenHash === createHash('sha256').update(token).digest('hex')),
    ).toBe(true);
  });

  it('answers the same for a known and an unknown number', async () => {
    const known = gateway.newMobile();
    await gateway.signIn(known);
    await gateway.advance(minute);
    const [one, other] = [await sendCode(known), await sendCode(gateway.newMobile())];
    expect({ ...one, headers: null }).toEqual({ ...other, headers: null });
  });

  it("sends a readable text in the reader's language", async () => {
    const mobile = gateway.newMobile();
    await sendCode(mobile, { locale: 'en' });
    const [sent] = await gateway.messagesTo(mobile);
    expect(sent).toMatchObject({
      channel: 'sms',
      to: mobile,
      code: expect.stringMatching(/^\d{6}$/),
    });
    expect(sent?.text).toContain(`sign-in code is ${sent?.code}`);
  });
});

describe('sessions', () => {
  it('tell who it is, with the number masked, and end with logout', async () => {
    const mobile = gateway.newMobile();
    const token = await gateway.signIn(mobile);
    const me = await gateway.call(paths.me, {}, { token });
    expect(me.data.userInfoVO).toMatchObject({ login: true, isTempLogin: false, type: 0 });
    expect(JSON.stringify(me.data)).not.toContain(mobile);
    expect((await gateway.call(paths.centre, {}, { token })).data).toMatchObject({
      patientCount: 0,
      awaitingPaymentCount: 0,
    });
    expect((await gateway.call(paths.logout, {}, { token })).data).toEqual({ done: true });
    expect(await gateway.call(paths.me, {}, { token })).toMatchObject({ status: 401, code: -6 });
    expect((await gateway.call(paths.base, {}, { token })).data.userInfoVO).toMatchObject({
      login: false,
      userId: null,
    });
  });

  it('live for 30 days', async () => {
    const token = await gateway.signIn(gateway.newMobile());
    await gateway.advance(30 * day - hour);
    expect((await gateway.call(paths.me, {}, { token })).status).toBe(200);
    await gateway.advance(hour);
    expect((await gateway.call(paths.me, {}, { token })).status).toBe(401);
  });

  it('rotate at sign-in: the former token is dead', async () => {
    const mobile = gateway.newMobile();
    const token = await gateway.signIn(mobile);
    await gateway.advance(minute);
    await sendCode(mobile);
    const next = await byCode(mobile, await gateway.lastCode(mobile), { token });
    expect((await gateway.call(paths.me, {}, { token })).status).toBe(401);
    expect((await gateway.call(paths.me, {}, { token: next.data.token })).status).toBe(200);
  });
});

describe('sign-in by password', () => {
  const md5 = (text: string) => createHash('md5').update(text).digest('hex');
  const byPassword = (loginId: string, password: string, validateParam?: string) =>
    gateway.call(paths.byPassword, { loginId, password: md5(password), validateParam });
  const pass = () => passCheck(gateway, 'signIn');

  async function register(userId: string, mobile: string | null) {
    await gateway.services.db.insert(users).values({
      userId,
      mobile,
      loginId: userId,
      passwordHash: await hashPassword(md5('Secret-1')),
      createdAt: new Date(),
    });
  }

  it('takes login id or mobile, in any case', async () => {
    const mobile = gateway.newMobile();
    await register('reader', mobile);
    expect((await byPassword('Reader', 'Secret-1')).data).toMatchObject({
      userId: 'reader',
      isTempLogin: false,
    });
    expect((await byPassword(mobile, 'Secret-1')).data).toMatchObject({ userId: 'reader' });
  });

  it('stores argon2id, never the md5', async () => {
    await register('hashed', null);
    const [row] = await gateway.services.db.select().from(users).where(eq(users.userId, 'hashed'));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(row?.passwordHash).not.toContain(md5('Secret-1'));
  });

  it('refuses wrong ones alike for known and unknown, and limits them per login id', async () => {
    await register('guessed', null);
    const known = await byPassword('guessed', 'wrong');
    const unknown = await byPassword('nobody-at-all', 'wrong');
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
    expect(known.code).toBe(41003);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => byPassword('guessed', 'wrong')),
    );
    // Three in all; then a check comes first.
    expect(answers.filter((answer) => answer.code === 41003)).toHaveLength(2);
    expect(answers.filter((answer) => answer.code === 41061)).toHaveLength(10);
    for (let wrong = 0; wrong < 2; wrong += 1)
      expect((await byPassword('guessed', 'wrong', await pass())).code).toBe(41003);
    const limited = await byPassword('guessed', 'Secret-1', await pass());
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    await gateway.advance(15 * minute);
    expect((await byPassword('guessed', 'Secret-1')).code).toBe(0);
  });

  it('wrong ones are counted by the account, by whichever name and spelling of it they were meant', async () => {
    const mobile = gateway.newMobile();
    await register('one-of-two-names', mobile);
    const spellings = [
      mobile,
      `+86 ${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)}`,
      `0086${mobile}`,
      'One-Of-Two-Names',
      [...mobile].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
    ];
    const answers = [];
    for (const spelling of spellings) answers.push(await byPassword(spelling, 'wrong'));
    expect(answers.map(({ code }) => code)).toEqual([41003, 41003, 41003, 41061, 41061]);
    for (const spelling of spellings.slice(0, 2)) await byPassword(spelling, 'wrong', await pass());
    for (const spelling of spellings)
      expect((await byPassword(spelling, 'Secret-1', await pass())).status).toBe(429);
    await gateway.advance(15 * minute);
    expect((await byPassword(spellings[1] ?? '', 'Secret-1')).code).toBe(0);
  });

  it('wrong ones for an unknown number are counted as for a known one, however it is written', async () => {
    const known = gateway.newMobile();
    const unknown = gateway.newMobile();
    await register('known-by-number', known);
    const answersFor = async (mobile: string) => {
      const answers = [];
      for (const spelling of [mobile, `+86${mobile}`, ` ${mobile} `, `86-${mobile}`]) {
        const { status, code, message } = await byPassword(spelling, 'wrong');
        answers.push({ status, code, message });
      }
      for (let more = 0; more < 3; more += 1) {
        const check = await pass();
        const { status, code, message } = await byPassword(`+86-${mobile}`, 'wrong', check);
        answers.push({ status, code, message });
      }
      return answers;
    };
    const answers = await answersFor(known);
    expect(answers).toEqual(await answersFor(unknown));
    expect(answers.at(-1)?.status).toBe(429);
  });

  it('a limit survives a restart', async () => {
    await register('patient-guesser', null);
    for (let wrong = 0; wrong < 3; wrong += 1) await byPassword('patient-guesser', 'wrong');
    for (let wrong = 0; wrong < 2; wrong += 1)
      await byPassword('patient-guesser', 'wrong', await pass());
    const restarted = await gateway.another();
    const answer = await restarted.call(paths.byPassword, {
      loginId: 'patient-guesser',
      password: md5('Secret-1'),
      validateParam: await pass(),
    });
    expect(answer.status).toBe(429);
    await restarted.dispose();
  });

  it('guesses without a check lock nobody out, however many there are', async () => {
    await register('not-locked', null);
    await Promise.all(Array.from({ length: 40 }, () => byPassword('not-locked', 'wrong')));
    expect((await byPassword('not-locked', 'Secret-1')).code).toBe(41061);
    expect((await byPassword('not-locked', 'Secret-1', await pass())).code).toBe(0);
  });

  it('guesses made elsewhere keep no owner out on a device where they signed in', async () => {
    await register('at-home', null);
    const own = { deviceId: 'the-owners-telephone' };
    const atHome = (password: string) =>
      gateway.call(paths.byPassword, { loginId: 'at-home', password: md5(password) }, own);
    expect((await atHome('Secret-1')).code).toBe(0);
    for (let wrong = 0; wrong < 3; wrong += 1) await byPassword('at-home', 'wrong');
    for (let wrong = 0; wrong < 2; wrong += 1) await byPassword('at-home', 'wrong', await pass());
    expect((await byPassword('at-home', 'Secret-1', await pass())).status).toBe(429);
    expect((await atHome('Secret-1')).code).toBe(0);
    // Who has got hold of the device guesses no more often than anybody.
    for (let wrong = 0; wrong < 3; wrong += 1) await atHome('wrong');
    expect((await atHome('Secret-1')).code).toBe(41061);
  });

  it('binds a mobile to a temporary sign-in with a new token, and refuses a taken one', async () => {
    await register('temporary', null);
    const { token } = (await byPassword('temporary', 'Secret-1')).data;
    const taken = gateway.newMobile();
    await gateway.signIn(taken);
    await gateway.advance(minute);
    await sendCode(taken, {}, 'bind');
    expect(
      (
        await gateway.call(
          paths.bind,
          { mobile: taken, code: await gateway.lastCode(taken) },
          { token },
        )
      ).code,
    ).toBe(41004);
    const mobile = gateway.newMobile();
    await sendCode(mobile, {}, 'bind');
    const bound = await gateway.call(
      paths.bind,
      { mobile, code: await gateway.lastCode(mobile) },
      { token },
    );
    expect(bound.data).toMatchObject({ userId: 'temporary', isTempLogin: false });
    expect((await gateway.call(paths.me, {}, { token })).status).toBe(401);
    expect(
      (await gateway.call(paths.me, {}, { token: bound.data.token })).data.userInfoVO.isTempLogin,
    ).toBe(false);
  });
});
