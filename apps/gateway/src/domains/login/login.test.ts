import { createHash } from 'node:crypto';
import { voidPasswords } from '@xinglin/contract';
import { checkPassword } from '@xinglin/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issuePartnerToken } from '../../kernel/people/partner-tokens/partner-tokens';
import { partners } from '../../kernel/partners/tables';
import { partnerTokens } from '../../kernel/people/partner-tokens/tables';
import { passCheck } from '../../testing/pass-check';
import { openTestGateway, type CallOptions, type TestGateway } from '../../testing/test-gateway';

const paths = {
  code: '/common/checkcode/getfindpwdcode.json',
  check: '/user/account/checkusermsg.json',
  find: '/user/account/findmd5pwdandlogin.json',
  rename: '/user/account/modifyloginid.json',
  emailCode: '/moduleusercenter/email/getcode',
  register: '/moduleusercenter/email/register',
  reset: '/moduleusercenter/email/resetpassword',
  byPassword: '/user/account/login.json',
  bySms: '/user/account/checkcodelogin.json',
  me: '/moduleenterprisepartner/config/getlogininfo',
};
const minute = 60_000;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const me = (token: string) => gateway.call(paths.me, {}, { token });
const byPassword = (loginId: string, password: string) =>
  gateway.call(paths.byPassword, { loginId, password: md5(password) });
const pass = () => passCheck(gateway, 'signIn');

/** From another address than the owner's. */
const guess = (loginId: string, validateParam?: string) =>
  gateway.call(
    paths.byPassword,
    { loginId, password: md5('guess'), validateParam },
    { headers: { 'x-forwarded-for': '203.0.113.9' } },
  );

/** Guesses until no password is looked at any more, with a check or without. */
async function shut(loginId: string): Promise<void> {
  for (let wrong = 0; wrong < 3; wrong += 1) await guess(loginId);
  for (let wrong = 0; wrong < 2; wrong += 1) await guess(loginId, await pass());
  expect((await guess(loginId, await pass())).status).toBe(429);
}
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

async function registered(): Promise<{ mobile: string; token: string; userId: string }> {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const { userId } = (await me(token)).data.userInfoVO;
  await gateway.advance(minute);
  return { mobile, token, userId };
}

async function findCode(mobile: string, options?: CallOptions): Promise<string> {
  expect((await gateway.call(paths.code, { mobile }, options)).data).toEqual({
    resendAfter: 60,
    expiresIn: 600,
  });
  return gateway.lastCode(mobile);
}

describe('a forgotten password', () => {
  it('is replaced by a code, and the new one signs in', async () => {
    const { mobile, userId } = await registered();
    const code = await findCode(mobile);
    expect((await gateway.call(paths.check, { mobile, code })).data.account).toMatchObject({
      loginId: null,
      hasPassword: false,
    });
    const answer = await gateway.call(paths.find, { mobile, code, password: md5('Quiet-night-7') });
    expect(answer.data).toMatchObject({ userId, isTempLogin: false });
    expect((await byPassword(mobile, 'Quiet-night-7')).data).toMatchObject({ userId });
    expect((await gateway.call(paths.find, { mobile, code, password: md5('Other-1') })).code).toBe(
      41002,
    );
  });

  it('ends every session and every token of a native app, and tells the owner', async () => {
    const { mobile, token, userId } = await registered();
    const { db } = gateway.services;
    const [channel] = await db.select().from(partners).limit(1);
    const { partnerCode } = channel ?? { partnerCode: '' };
    await issuePartnerToken(db, { partnerCode, userId }, gateway.services.clock.now());
    const code = await findCode(mobile);
    const { data } = await gateway.call(paths.find, { mobile, code, password: md5('Quiet-1') });
    expect((await me(token)).status).toBe(401);
    expect((await me(data.token)).status).toBe(200);
    expect((await db.select().from(partnerTokens)).map((row) => row.userId)).not.toContain(userId);
    const told = await gateway.messagesTo(mobile);
    expect(told.some(({ text }) => text.includes('密码已修改'))).toBe(true);
  });

  it('is not replaced by an empty one, whose md5 everybody knows', async () => {
    const { mobile } = await registered();
    const code = await findCode(mobile);
    const password = md5('').toUpperCase();
    expect((await gateway.call(paths.find, { mobile, code, password })).status).toBe(422);
  });

  it.each(voidPasswords)('is not replaced by “%s”, which the rule refuses', (password, hash) => {
    expect(checkPassword(password)).not.toBeNull();
    expect(md5(password)).toBe(hash);
  });

  it('frees a name that was shut after wrong tries', async () => {
    const { mobile } = await registered();
    await shut(mobile);
    expect((await guess(`+86 ${mobile}`, await pass())).status).toBe(429);
    const code = await findCode(mobile);
    await gateway.call(paths.find, { mobile, code, password: md5('Quiet-2') });
    expect((await byPassword(mobile, 'Quiet-2')).code).toBe(0);
  });

  it('is not replaced by a sign-in code, another device, or a guess', async () => {
    const { mobile } = await registered();
    await gateway.call('/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'login' });
    const loginCode = await gateway.lastCode(mobile);
    const password = md5('Thief-1234');
    expect((await gateway.call(paths.find, { mobile, code: loginCode, password })).code).toBe(
      41002,
    );
    await gateway.advance(minute);
    const code = await findCode(mobile);
    expect(
      (await gateway.call(paths.find, { mobile, code, password }, { deviceId: 'thief' })).code,
    ).toBe(41002);
    // Looking counts as trying.
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect((await gateway.call(paths.check, { mobile, code: otherThan(code) })).code).toBe(41001);
    expect((await gateway.call(paths.find, { mobile, code, password })).code).toBe(41002);
    expect((await byPassword(mobile, 'Thief-1234')).code).toBe(41003);
  });

  it('of a number nobody registered is told to its holder only', async () => {
    const mobile = gateway.newMobile();
    const code = await findCode(mobile);
    expect((await gateway.call(paths.check, { mobile, code })).data).toEqual({ account: null });
    expect((await gateway.call(paths.find, { mobile, code, password: md5('New-1234') })).code).toBe(
      41053,
    );
  });
});

describe('a login name', () => {
  it('signs in once it is set, and belongs to one account', async () => {
    const [one, two] = [await registered(), await registered()];
    const name = `Reader_${one.mobile.slice(-4)}`;
    const rename = (token: string, loginId: string) =>
      gateway.call(paths.rename, { loginId }, { token });
    expect((await rename(one.token, name)).code).toBe(0);
    expect((await me(one.token)).data.userInfoVO.loginId).toBe(name.toLowerCase());
    expect((await rename(two.token, name.toUpperCase())).code).toBe(41052);
    expect((await rename(one.token, name)).code).toBe(0);
  });

  it.each(['13912345678', 'a@b.cn', 'abc', '1abcd', 'a b c d', '小林小林'])(
    'is never %s, which may be another person’s',
    async (loginId) => {
      const { token } = await registered();
      expect((await gateway.call(paths.rename, { loginId }, { token })).status).toBe(422);
    },
  );
});

describe('an account by e-mail', () => {
  let addresses = 0;
  const newAddress = () => `reader-${(addresses += 1)}@example.org`;
  const emailCode = async (email: string, scene: string) => {
    await gateway.call(paths.emailCode, { email, scene });
    return gateway.lastCode(email.toLowerCase());
  };

  it('is opened by a code, is a temporary sign-in, and signs in by its address in any case', async () => {
    const email = newAddress();
    const code = await emailCode(email.toUpperCase(), 'register');
    const password = md5('Quiet-night-7');
    const answer = await gateway.call(paths.register, { email, code, password });
    expect(answer.data).toMatchObject({ isTempLogin: true });
    expect((await byPassword(email.toUpperCase(), 'Quiet-night-7')).data.userId).toBe(
      answer.data.userId,
    );
    expect(await gateway.messagesTo(email)).toMatchObject([{ channel: 'email', to: email }]);
  });

  it('is opened once; its holder alone hears that there is one', async () => {
    const email = newAddress();
    const password = md5('Quiet-night-7');
    const code = await emailCode(email, 'register');
    await gateway.call(paths.register, { email, code, password });
    await gateway.advance(minute);
    const again = await emailCode(email, 'register');
    expect((await gateway.call(paths.register, { email, code: again, password })).code).toBe(41051);
  });

  it('lets its owner in by the address where guesses have shut the password', async () => {
    const email = newAddress();
    const code = await emailCode(email, 'register');
    await gateway.call(paths.register, { email, code, password: md5('Quiet-night-8') });
    await shut(email);
    await gateway.advance(minute);
    const reset = { email, code: await emailCode(email, 'resetPassword') };
    expect((await gateway.call(paths.reset, { ...reset, password: md5('Quiet-9') })).code).toBe(0);
    expect((await byPassword(email, 'Quiet-9')).code).toBe(0);
  });

  it('gets a new password by a code of its own kind, which ends its sessions', async () => {
    const email = newAddress();
    const first = await gateway.call(paths.register, {
      email,
      code: await emailCode(email, 'register'),
      password: md5('Quiet-night-7'),
    });
    await gateway.advance(minute);
    const wrongKind = await emailCode(email, 'register');
    const password = md5('Louder-day-8');
    expect((await gateway.call(paths.reset, { email, code: wrongKind, password })).code).toBe(
      41002,
    );
    await gateway.advance(minute);
    const code = await emailCode(email, 'resetPassword');
    expect((await gateway.call(paths.reset, { email, code, password })).data.userId).toBe(
      first.data.userId,
    );
    expect((await me(first.data.token)).status).toBe(401);
    expect((await byPassword(email, 'Quiet-night-7')).code).toBe(41003);
    expect((await byPassword(email, 'Louder-day-8')).code).toBe(0);
  });
});
