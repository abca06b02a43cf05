import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patients } from '../../kernel/people/patients/tables';
import { newAdult } from '../../testing/people';
import { passCheck } from '../../testing/pass-check';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const minute = 60_000;
const md5 = (text: string) => createHash('md5').update(text).digest('hex');

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

async function newPerson() {
  const mobile = gateway.newMobile();
  return { mobile, token: await gateway.signIn(mobile) };
}
const call = (path: string, body: unknown, token: string) => gateway.call(path, body, { token });
const isAlive = async (token: string) =>
  (await call('/user/account/info.json', {}, token)).status === 200;

/** Another device of the same person. */
async function secondDevice(mobile: string): Promise<string> {
  await gateway.advance(minute);
  return gateway.signIn(mobile, { deviceId: 'tablet' });
}

async function ownerCode(token: string, mobile: string): Promise<string> {
  await gateway.advance(minute);
  expect((await call('/user/account/sendownercode.json', {}, token)).code).toBe(0);
  return gateway.lastCode(mobile);
}

async function newNumberCode(mobile: string): Promise<string> {
  await gateway.call('/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'rebind' });
  return gateway.lastCode(mobile);
}

describe('nicknames', () => {
  const change = (nickname: string, token: string) =>
    call('/user/account/modifynickname', { nickname }, token);

  it('are given, shown, and had by one account only, in any case and width', async () => {
    const { token } = await newPerson();
    const other = await newPerson();
    expect((await change(' Ｂｌｕｅ7 ', token)).data).toEqual({ nickname: 'Blue7' });
    expect((await call('/user/profile/getinfo', {}, token)).data.nickname).toBe('Blue7');
    expect((await change('bLUE7', other.token)).code).toBe(41201);
    // Their own is not somebody else's.
    expect((await change('bLUE7', token)).code).toBe(0);
  });

  it.each([
    ['', 422],
    ['一二三四五六七八九十一', 422],
    ['a b', 422],
  ])('%j has not the form', async (nickname, status) => {
    const { token } = await newPerson();
    const answer = await change(nickname, token);
    expect(answer).toMatchObject({ status, data: { fields: [{ path: 'nickname' }] } });
  });

  it('may not pretend to be staff, and say so before and when they are saved', async () => {
    const { token } = await newPerson();
    expect((await change('官方客服', token)).code).toBe(41202);
    const { data } = await call('/user/account/validatenickname', { nickname: '官方客服' }, token);
    expect(data.problem).toContain('不能使用');
    expect(
      (await call('/user/account/validatenickname', { nickname: '晚风' }, token)).data,
    ).toEqual({ problem: null });
  });

  it('go to one of many who want the same at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newPerson()));
    const answers = await Promise.all(people.map(({ token }) => change('同名竞争', token)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 41201)).toHaveLength(5);
  });
});

describe('a change of number', () => {
  it('takes both codes, ends every other session, tells the former number, and takes patients along', async () => {
    const { mobile, token } = await newPerson();
    await call('/patient/add', newAdult({ mobile }), token);
    await call('/patient/add', newAdult({ name: '李安', mobile: '13700000001' }), token);
    const tablet = await secondDevice(mobile);
    const { data } = await call(
      '/user/account/checkownercode.json',
      { code: await ownerCode(token, mobile) },
      token,
    );
    const next = gateway.newMobile();
    const answer = await call(
      '/user/account/rebinding',
      { proof: data.proof, mobile: next, code: await newNumberCode(next), withPatients: true },
      token,
    );
    expect(answer.code).toBe(0);
    expect(await isAlive(answer.data.token)).toBe(true);
    expect([await isAlive(token), await isAlive(tablet)]).toEqual([false, false]);
    const rows = await gateway.services.db
      .select({ mobile: patients.mobile })
      .from(patients)
      .where(eq(patients.ownerId, answer.data.userId));
    expect(rows.map((row) => row.mobile).toSorted()).toEqual(['13700000001', next].toSorted());
    const [told] = await gateway.messagesTo(mobile);
    expect(told?.code).toBeNull();
    expect(told?.text).toContain('已更换手机号');
  });

  it('is no use to a thief of the token: neither without the former number nor with a proof of another session', async () => {
    const { mobile, token } = await newPerson();
    const thief = await newPerson();
    const next = gateway.newMobile();
    const code = await newNumberCode(next);
    const change = (proof: string, by: string) =>
      call('/user/account/rebinding', { proof, mobile: next, code }, by);
    expect((await change('guessed', token)).code).toBe(41205);
    const { data } = await call(
      '/user/account/checkownercode.json',
      { code: await ownerCode(token, mobile) },
      token,
    );
    expect((await change(data.proof, thief.token)).code).toBe(41205);
    expect((await change(data.proof, await secondDevice(mobile))).code).toBe(41205);
    // Nothing of that used up the code, the proof or the number.
    expect((await change(data.proof, token)).code).toBe(0);
  });

  it('asks anew when the proof is too old, and refuses the same number and another’s', async () => {
    const { mobile, token } = await newPerson();
    const { mobile: theirs } = await newPerson();
    const proven = async () =>
      (
        await call(
          '/user/account/checkownercode.json',
          { code: await ownerCode(token, mobile) },
          token,
        )
      ).data.proof;
    const old = await proven();
    await gateway.advance(10 * minute);
    const next = gateway.newMobile();
    const code = await newNumberCode(next);
    const change = (input: object) => call('/user/account/rebinding', input, token);
    expect((await change({ proof: old, mobile: next, code })).code).toBe(41205);
    const proof = await proven();
    expect((await change({ proof, mobile, code })).code).toBe(41206);
    const taken = await newNumberCode(theirs);
    expect((await change({ proof, mobile: theirs, code: taken })).code).toBe(41004);
  });

  it('takes a number of any country, one spelling for each telephone, and refuses one that does not exist', async () => {
    const { mobile, token } = await newPerson();
    const { data } = await call(
      '/user/account/checkownercode.json',
      { code: await ownerCode(token, mobile) },
      token,
    );
    const change = (next: string, code: string) =>
      call('/user/account/rebinding', { proof: data.proof, mobile: next, code }, token);
    expect((await change('+39000', '123456')).data.fields).toMatchObject([
      { path: 'mobile', code: 'mobileInvalid' },
    ]);
    const next = '+393391234567';
    const answer = await change(next, await newNumberCode(next));
    expect(answer.code).toBe(0);
    const info = await call('/user/account/info.json', {}, answer.data.token);
    expect(info.data.mobile).toBe('+39****4567');
    const other = await newPerson();
    const proven = await call(
      '/user/account/checkownercode.json',
      { code: await ownerCode(other.token, other.mobile) },
      other.token,
    );
    await gateway.advance(minute);
    const input = { proof: proven.data.proof, mobile: next, code: await newNumberCode(next) };
    expect((await call('/user/account/rebinding', input, other.token)).code).toBe(41004);
  });

  it('begins at the address of an account without a number, and with neither there is none', async () => {
    const email = 'anna.thanks@example.org';
    await gateway.call('/moduleusercenter/email/getcode', { email, scene: 'register' });
    const registered = await gateway.call('/moduleusercenter/email/register', {
      email,
      code: await gateway.lastCode(email),
      password: md5('Spring2026'),
    });
    const { token } = registered.data;
    const next = gateway.newMobile();
    const { data } = await call(
      '/user/account/checkownercode.json',
      { code: await ownerCode(token, email) },
      token,
    );
    const other = await newPerson();
    const input = { proof: data.proof, mobile: next, code: await newNumberCode(next) };
    expect((await call('/user/account/rebinding', input, other.token)).code).toBe(41205);
    const answer = await call('/user/account/rebinding', input, token);
    expect(answer.data).toMatchObject({ userId: registered.data.userId, isTempLogin: false });
    expect(await isAlive(token)).toBe(false);
    expect((await gateway.messagesTo(email))[0]).toMatchObject({ code: null });
    const validateParam = await passCheck(gateway, 'visitor');
    const guest = await gateway.call('/user/account/tempuser/create.json', { validateParam });
    expect((await call('/user/account/sendownercode.json', {}, guest.data.token)).status).toBe(403);
  });

  it('counts wrong codes of the former number like any others', async () => {
    const { mobile, token } = await newPerson();
    const right = await ownerCode(token, mobile);
    const wrong = right === '000000' ? '000001' : '000000';
    const check = (code: string) => call('/user/account/checkownercode.json', { code }, token);
    for (let tries = 0; tries < 5; tries += 1) expect((await check(wrong)).code).toBe(41001);
    expect((await check(right)).code).toBe(41002);
  });
});

describe('a password', () => {
  const setByCode = async (mobile: string, password: string): Promise<string> => {
    await gateway.advance(minute);
    await gateway.call('/common/checkcode/getfindpwdcode.json', { mobile });
    const code = await gateway.lastCode(mobile);
    const set = { mobile, code, password: md5(password) };
    return (await gateway.call('/user/account/findmd5pwdandlogin.json', set)).data.token;
  };
  const change = (oldPassword: string, password: string, by: string) =>
    call(
      '/user/account/modifymd5pwd',
      { oldPassword: md5(oldPassword), password: md5(password) },
      by,
    );

  it('is changed by the former one, which ends every other session', async () => {
    const { mobile, token } = await newPerson();
    expect((await change('a', 'b', token)).code).toBe(41203);
    const first = await setByCode(mobile, 'Spring2026');
    const tablet = await secondDevice(mobile);
    expect((await change('Spring2026', 'Spring2026', first)).code).toBe(41204);
    const changed = await change('Spring2026', 'Autumn2026', first);
    expect(await isAlive(changed.data.token)).toBe(true);
    expect([await isAlive(first), await isAlive(tablet)]).toEqual([false, false]);
    const former = { loginId: mobile, password: md5('Spring2026') };
    expect((await gateway.call('/user/account/login.json', former)).code).toBe(41003);
  });

  it.each(['', '12345678', 'undefined'])('is never changed to “%s”', async (none) => {
    const { mobile } = await newPerson();
    const token = await setByCode(mobile, 'Spring2026');
    const refused = await change('Spring2026', none, token);
    expect(refused.status).toBe(422);
    expect(refused.data.fields).toMatchObject([{ path: 'password' }]);
    const login = { loginId: mobile, password: md5('Spring2026') };
    expect((await gateway.call('/user/account/login.json', login)).code).toBe(0);
  });

  it('is guessed five times at most', async () => {
    const { mobile } = await newPerson();
    const token = await setByCode(mobile, 'Spring2026');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await change(`guess${tries}`, 'Winter2026', token)).code).toBe(41003);
    expect((await change('Spring2026', 'Winter2026', token)).status).toBe(429);
  });
});

describe('the account at a glance', () => {
  it('tells what is missing until it is there', async () => {
    const { token } = await newPerson();
    const gaps = async () => (await call('/user/account/isperfect', {}, token)).data;
    expect(await gaps()).toEqual({
      perfect: false,
      missing: ['nickname', 'gender', 'birthDate', 'password'],
    });
    await call('/user/account/modifynickname', { nickname: '晨光七里' }, token);
    await call('/user/profile/updateinfo', { gender: 'female', birthDate: '1951-02-03' }, token);
    expect((await gaps()).missing).toEqual(['password']);
    await call('/user/profile/updateinfo', { birthDate: null }, token);
    expect((await call('/user/profile/getinfo', {}, token)).data).toMatchObject({
      gender: 'female',
      birthDate: null,
    });
  });

  it('refuses a day of birth that cannot be one', async () => {
    const { token } = await newPerson();
    for (const birthDate of ['2999-01-01', '1850-01-01']) {
      const answer = await call('/user/profile/updateinfo', { birthDate }, token);
      expect(answer).toMatchObject({ status: 422, data: { fields: [{ path: 'birthDate' }] } });
    }
  });

  it('counts what belongs to the account, and masks its number', async () => {
    const { mobile, token } = await newPerson();
    await call('/patient/add', newAdult(), token);
    expect((await call('/user/profile/getuserstat', {}, token)).data).toMatchObject({
      patientCount: 1,
      registrationCount: 0,
      completedCount: 0,
    });
    const info = await call('/user/account/info.json', {}, token);
    expect(info.data).toMatchObject({ hasPassword: false, verifyStatus: 0 });
    expect(JSON.stringify(info.data)).not.toContain(mobile);
  });
});
