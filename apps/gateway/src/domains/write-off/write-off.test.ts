import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../kernel/people/accounts/tables';
import { identities } from '../../kernel/people/identities/tables';
import { partnerTokens } from '../../kernel/people/partner-tokens/tables';
import { consents, patients } from '../../kernel/people/patients/tables';
import { userProfiles } from '../../kernel/people/profiles/tables';
import { newAdult } from '../../testing/people';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { uploadedFiles } from '../../kernel/files/tables';
import { orders } from '../../kernel/orders/tables';
import { writeOffRequests } from './tables';

const minute = 60_000;
const day = 24 * 60 * minute;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const call = (path: string, body: unknown, token: string) => gateway.call(path, body, { token });

async function newPerson() {
  const mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  const [user] = await gateway.services.db.select().from(users).where(eq(users.mobile, mobile));
  return { mobile, token, userId: user?.userId ?? '' };
}

async function askToClose(token: string, mobile: string) {
  await gateway.advance(minute);
  expect((await call('/user/account/sendlogoffcode.json', {}, token)).code).toBe(0);
  const code = await gateway.lastCode(mobile);
  return call('/user/account/logoff.json', { code, agreed: true }, token);
}

const isAlive = async (token: string) =>
  (await call('/user/account/info.json', {}, token)).status === 200;

const lastText = async (mobile: string) => (await gateway.messagesTo(mobile))[0]?.text;

/** An order of a state, as far as closing looks at one. */
async function giveOrder(ownerId: string, status: 'refunding' | 'refunded'): Promise<void> {
  const now = gateway.services.clock.now();
  await gateway.services.db.insert(orders).values({
    orderNo: `T${ownerId.slice(0, 20)}`,
    kind: 'registration',
    ownerId,
    state: status,
    stateGroup: groupOf[status],
    locale: 'zh-Hans',
    totalCents: 100,
    createdAt: now,
    movedAt: now,
  });
}

const groupOf = { refunding: 'refunding', refunded: 'cancelled' } as const;

describe('closing an account', () => {
  it('of an address alone goes by a code to it, which is good for its own account', async () => {
    const email = 'anna@example.org';
    await gateway.call('/moduleusercenter/email/getcode', { email, scene: 'register' });
    const code = await gateway.lastCode(email);
    const password = 'a'.repeat(32);
    const account = { email, code, password };
    const { token } = (await gateway.call('/moduleusercenter/email/register', account)).data;
    const other = await newPerson();
    await gateway.advance(minute);
    expect((await call('/user/account/sendlogoffcode.json', {}, token)).code).toBe(0);
    const given = { code: await gateway.lastCode(email), agreed: true };
    expect((await call('/user/account/logoff.json', given, other.token)).code).not.toBe(0);
    expect((await call('/user/account/logoff.json', given, token)).code).toBe(0);
    expect(await isAlive(token)).toBe(false);
    expect(await isAlive(other.token)).toBe(true);
    expect(await lastText(email)).toContain('注销申请已受理');
    await gateway.advance(16 * day);
    expect(await lastText(email)).toContain('账号已注销');
  });

  it('ends every session at once and erases the person when the days of reflection are over', async () => {
    const { mobile, token, userId } = await newPerson();
    await call('/patient/add', newAdult({ mobile }), token);
    await call('/user/account/modifynickname', { nickname: '归去来兮' }, token);
    await call('/user/profile/updateinfo', { gender: 'female' }, token);
    const createdAt = gateway.services.clock.now();
    await gateway.services.db
      .insert(identities)
      .values({ provider: 'chat', subject: userId, userId, createdAt });
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    ).toString('base64');
    expect((await call('/kanoupload/imageupload.json', { image: picture }, token)).code).toBe(0);
    await gateway.advance(minute);
    const tablet = await gateway.signIn(mobile, { deviceId: 'tablet' });
    await gateway.call('/sandbox/desk/issue-partner-token', {
      partnerCode: 'sanming',
      loginId: mobile,
    });
    expect(await gateway.services.db.$count(partnerTokens, eq(partnerTokens.userId, userId))).toBe(
      1,
    );
    const answer = await askToClose(token, mobile);
    expect(answer.code).toBe(0);
    expect(await gateway.services.db.$count(partnerTokens, eq(partnerTokens.userId, userId))).toBe(
      0,
    );
    expect([await isAlive(token), await isAlive(tablet)]).toEqual([false, false]);
    expect(await lastText(mobile)).toContain('15 天后');

    const { db } = gateway.services;
    const [file] = await db.select().from(uploadedFiles).where(eq(uploadedFiles.ownerId, userId));
    const key = file?.storageKey ?? '';
    await gateway.advance(15 * day - 5 * minute);
    expect(await db.$count(patients, eq(patients.name, '沈知秋'))).toBeGreaterThan(0);
    await gateway.advance(10 * minute);

    const [closed] = await db.select().from(users).where(eq(users.userId, userId));
    expect(closed).toMatchObject({ mobile: null, nickname: null, passwordHash: null });
    const rows = await db.select().from(patients).where(eq(patients.ownerId, userId));
    expect(rows).toMatchObject([{ name: '', mobile: '', cardNo: null, guardianName: null }]);
    expect(rows[0]?.deletedAt).not.toBeNull();
    expect(await db.$count(identities, eq(identities.userId, userId))).toBe(0);
    expect(await db.$count(userProfiles, eq(userProfiles.userId, userId))).toBe(0);
    expect(await db.$count(uploadedFiles, eq(uploadedFiles.ownerId, userId))).toBe(0);
    expect(await gateway.services.files.get(key)).toBeNull();
    const agreed = await db.select().from(consents).where(eq(consents.ownerId, userId));
    expect(agreed.every(({ withdrawnAt }) => withdrawnAt !== null)).toBe(true);
    expect(await lastText(mobile)).toContain('已注销');

    // The number opens a new account that has nothing of the former one.
    const again = await gateway.signIn(mobile);
    expect((await call('/patient/list', {}, again)).data.items).toEqual([]);
    expect((await call('/user/account/logoffstatus.json', {}, again)).data.lastRequest).toBeNull();
  });

  it('is told to the end in the name of the channel that it was asked for in', async () => {
    const headers = { appid: 'xinglin-h5-sanming' };
    const mobile = gateway.newMobile();
    const token = await gateway.signIn(mobile, { headers });
    await gateway.advance(minute);
    const inChannel = { token, headers };
    await gateway.call('/user/account/sendlogoffcode.json', {}, inChannel);
    const code = await gateway.lastCode(mobile);
    await gateway.call('/user/account/logoff.json', { code, agreed: true }, inChannel);
    await gateway.advance(16 * day);
    expect(await lastText(mobile)).toMatch(/^【三明.*已注销/);
  });

  it('is withdrawn by signing in, which is told, and can be asked for anew', async () => {
    const { mobile, token, userId } = await newPerson();
    await askToClose(token, mobile);
    await gateway.advance(14 * day);
    const back = await gateway.signIn(mobile);
    expect(await lastText(mobile)).toContain('撤回');
    await gateway.advance(2 * day);
    expect(await isAlive(back)).toBe(true);
    expect(
      (await call('/user/account/logoffstatus.json', {}, back)).data.lastRequest,
    ).toMatchObject({ state: 'withdrawn', endedAt: expect.any(String) });
    expect((await askToClose(back, mobile)).code).toBe(0);
    const rows = await gateway.services.db
      .select({ state: writeOffRequests.state })
      .from(writeOffRequests)
      .where(eq(writeOffRequests.userId, userId));
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['cooling', 'withdrawn']);
  });

  it('waits for what is open, before it is asked for and before it is carried out', async () => {
    const { mobile, token, userId } = await newPerson();
    await giveOrder(userId, 'refunding');
    expect((await askToClose(token, mobile)).code).toBe(41211);
    expect(await isAlive(token)).toBe(true);
    expect((await call('/user/account/logoffstatus.json', {}, token)).data.obstacles).toEqual([
      { kind: 'openVisits', count: 1 },
    ]);
    const { db } = gateway.services;
    const setStatus = (status: 'refunding' | 'refunded') =>
      db
        .update(orders)
        .set({ state: status, stateGroup: groupOf[status] })
        .where(eq(orders.ownerId, userId));
    await setStatus('refunded');
    expect((await askToClose(token, mobile)).code).toBe(0);
    await setStatus('refunding');
    await gateway.advance(15 * day + minute);
    expect(await db.$count(users, eq(users.mobile, mobile))).toBe(1);
    await setStatus('refunded');
    await gateway.advance(day + minute);
    expect(await db.$count(users, eq(users.mobile, mobile))).toBe(0);
  });

  it('takes the code of this scene, to this number, and the agreement', async () => {
    const { mobile, token } = await newPerson();
    await gateway.advance(minute);
    await gateway.call('/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'bind' });
    const code = await gateway.lastCode(mobile);
    const close = (body: object) => call('/user/account/logoff.json', body, token);
    expect((await close({ code, agreed: true })).code).toBe(41002);
    expect((await close({ code, agreed: false })).status).toBe(422);
    expect((await gateway.call('/user/account/logoff.json', { code, agreed: true })).status).toBe(
      401,
    );
    expect(await isAlive(token)).toBe(true);
  });

  it('is begun once, however often it is asked for at once', async () => {
    const { mobile, token, userId } = await newPerson();
    await gateway.advance(minute);
    await call('/user/account/sendlogoffcode.json', {}, token);
    const body = { code: await gateway.lastCode(mobile), agreed: true };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call('/user/account/logoff.json', body, token)),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(
      await gateway.services.db.$count(writeOffRequests, eq(writeOffRequests.userId, userId)),
    ).toBe(1);
  });
});
