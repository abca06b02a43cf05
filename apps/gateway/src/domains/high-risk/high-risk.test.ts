import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../kernel/people/accounts/tables';
import { issuePartnerToken } from '../../kernel/people/partner-tokens/partner-tokens';
import { partners } from '../../kernel/partners/tables';
import { partnerTokens } from '../../kernel/people/partner-tokens/tables';
import { newAdult } from '../../testing/people';
import { openTestGateway, type CallOptions, type TestGateway } from '../../testing/test-gateway';
import { riskChecks } from './tables';

const paths = {
  send: '/moduleoperate/verifycode/sendcode.json',
  byCode: '/user/account/checkcodelogin.json',
  check: '/user/highrisk/checkrisk',
  patientCount: '/user/highrisk/fetchpatientinfo',
  orderCount: '/user/highrisk/fetchorderinfo',
  byPatient: '/user/highrisk/validatepatient',
  byOrder: '/user/highrisk/validateorder',
  checkOrder: '/user/highrisk/checkorder',
  profile: '/user/highrisk/fetchUserProfile',
  enter: '/user/highrisk/bindMobileAndLogin',
  anew: '/user/highrisk/secondAllocationRegister',
  patients: '/patient/list',
  me: '/moduleenterprisepartner/config/getlogininfo',
};
const day = 24 * 60 * 60 * 1000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
});
afterAll(() => gateway.dispose());

const call: TestGateway['call'] = (...input) => gateway.call(...input);

let mobile: string;
let userId: string;
let card: string;
beforeEach(async () => {
  mobile = gateway.newMobile();
  const token = await gateway.signIn(mobile);
  ({ userId } = (await call(paths.me, {}, { token })).data.userInfoVO);
  const adult = newAdult({ mobile });
  card = adult.cardNo;
  await call('/patient/add', adult, { token });
  await sleep(mobile, 180);
});

async function sleep(of: string, days: number): Promise<void> {
  const { code } = await call('/sandbox/desk/let-account-sleep', { mobile: of, days });
  expect(code).toBe(0);
  await gateway.advance(60_000);
}

async function codeTo(number: string, options?: CallOptions): Promise<string> {
  await call(paths.send, { mobile: number, scene: 'login' }, options);
  return gateway.lastCode(number);
}

async function begin(options?: CallOptions): Promise<string> {
  const code = await codeTo(mobile, options);
  expect((await call(paths.byCode, { mobile, code }, options)).code).toBe(41056);
  const { data } = await call(paths.check, { mobile, code }, options);
  expect(data).toMatchObject({ highRisk: true, proofs: ['patient'] });
  return data.riskToken;
}

const rightAnswer = () => ({ name: '沈知秋', cardTail: card.slice(-4) });

describe('a number whose account slept', () => {
  it('opens it for who knows the family, and is awake from then on', async () => {
    const riskToken = await begin();
    expect((await call(paths.profile, { riskToken })).code).toBe(41059);
    expect((await call(paths.enter, { riskToken })).code).toBe(41059);
    expect((await call(paths.byPatient, { riskToken, ...rightAnswer() })).data).toEqual({
      passed: true,
    });
    const profile = await call(paths.profile, { riskToken });
    expect(profile.data.mobile).toMatch(/^139\*{4}\d{4}$/);
    const { data } = await call(paths.enter, { riskToken });
    expect(data.userId).toBe(userId);
    expect((await call(paths.enter, { riskToken })).code).toBe(41057);
    await gateway.advance(60_000);
    expect((await call(paths.byCode, { mobile, code: await codeTo(mobile) })).code).toBe(0);
  });

  it('says whether a visit can be shown by, and how many answers are left, to its device alone', async () => {
    const riskToken = await begin();
    const left = () => call(paths.checkOrder, { riskToken });
    expect((await left()).data).toEqual({ canAnswer: false, triesLeft: 3 });
    await call(paths.byPatient, { riskToken, ...rightAnswer(), name: '别人' });
    expect((await left()).data).toEqual({ canAnswer: false, triesLeft: 2 });
    const elsewhere = await call(paths.checkOrder, { riskToken }, { deviceId: 'thief' });
    expect(elsewhere.code).toBe(41057);
  });

  it('opens as ever a day before, and where nobody’s data is', async () => {
    await sleep(mobile, 179);
    expect((await call(paths.byCode, { mobile, code: await codeTo(mobile) })).code).toBe(0);
    const empty = gateway.newMobile();
    await gateway.signIn(empty);
    await sleep(empty, 400);
    const code = await codeTo(empty);
    const { data } = await call(paths.check, { mobile: empty, code });
    expect(data).toEqual({ highRisk: false, riskToken: null, proofs: [], gmtExpired: null });
    expect((await call(paths.byCode, { mobile: empty, code })).code).toBe(0);
  });

  it('begins anew for who holds it now, and nothing of the former account is theirs', async () => {
    const riskToken = await begin();
    const { data } = await call(paths.anew, { riskToken });
    expect(data.userId).not.toBe(userId);
    expect((await call(paths.patients, {}, { token: data.token })).data.total).toBe(0);
    const [former] = await gateway.services.db.select().from(users).where(eq(users.userId, userId));
    expect(former?.mobile).toBeNull();
  });

  it('begins anew with no way left into the former account from a native app', async () => {
    const { db, clock } = gateway.services;
    const [partner] = await db.select().from(partners).limit(1);
    const owner = { partnerCode: partner?.partnerCode ?? '', userId };
    await issuePartnerToken(db, owner, clock.now());
    expect((await call(paths.anew, { riskToken: await begin() })).code).toBe(0);
    expect(await db.$count(partnerTokens, eq(partnerTokens.userId, userId))).toBe(0);
  });

  it('opens nothing any more once the account has another number', async () => {
    const riskToken = await begin();
    await call(paths.byPatient, { riskToken, ...rightAnswer() });
    const { db } = gateway.services;
    await db.update(users).set({ mobile: gateway.newMobile() }).where(eq(users.userId, userId));
    expect((await call(paths.profile, { riskToken })).code).toBe(41057);
    expect((await call(paths.enter, { riskToken })).code).toBe(41057);
  });

  it('goes to one of two who begin anew at the same time', async () => {
    const riskToken = await begin();
    const answers = await Promise.all([1, 2, 3].map(() => call(paths.anew, { riskToken })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });
});

describe('a stranger who holds the number', () => {
  it('learns counts and nothing else', async () => {
    const riskToken = await begin();
    expect((await call(paths.patientCount, { riskToken })).data).toEqual({ patientCount: 1 });
    expect((await call(paths.orderCount, { riskToken })).data).toEqual({ orderCount: 0 });
  });

  it('has three guesses, and five a day over all verifications', async () => {
    const guess = (riskToken: string, cardTail: string) =>
      call(paths.byPatient, { riskToken, name: '沈知秋', cardTail });
    const wrong = card.endsWith('0000') ? '1111' : '0000';
    const first = await begin();
    for (let tries = 0; tries < 3; tries += 1) expect((await guess(first, wrong)).code).toBe(41058);
    expect((await guess(first, card.slice(-4))).code).toBe(41057);
    await gateway.advance(60_000);
    const second = await begin();
    for (let tries = 0; tries < 2; tries += 1) await guess(second, wrong);
    expect((await guess(second, card.slice(-4))).status).toBe(429);
  });

  it('gains nothing by guessing at once', async () => {
    const riskToken = await begin();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        call(paths.byPatient, { riskToken, name: '沈知秋', cardTail: `000${index}` }),
      ),
    );
    // The others were not even looked at.
    expect(answers.filter(({ code }) => code === 41058).length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ code }) => code === 0)).toEqual([]);
  });

  it('cannot use a token of another device, or one that is too old', async () => {
    const riskToken = await begin();
    const body = { riskToken, ...rightAnswer() };
    expect((await call(paths.byPatient, body, { deviceId: 'thief' })).code).toBe(41057);
    await gateway.advance(15 * 60_000);
    expect((await call(paths.byPatient, body)).code).toBe(41057);
    const rows = await gateway.services.db.select().from(riskChecks);
    expect(JSON.stringify(rows)).not.toContain(riskToken);
  });

  it('gets in by no other way that asks for the number alone', async () => {
    await call('/common/checkcode/getfindpwdcode.json', { mobile });
    const code = await gateway.lastCode(mobile);
    const password = 'a'.repeat(32);
    expect(
      (await call('/user/account/findmd5pwdandlogin.json', { mobile, code, password })).code,
    ).toBe(41056);
    expect((await call('/user/account/checkusermsg.json', { mobile, code })).code).toBe(41056);
  });

  it('cannot show a visit that was not', async () => {
    const riskToken = await begin();
    const body = { riskToken, doctorName: '沈知远', date: '2026-01-01' };
    expect((await call(paths.byOrder, body)).code).toBe(41058);
  });
});

it('a day of sleep is a day by the clock', async () => {
  const awake = gateway.newMobile();
  const token = await gateway.signIn(awake);
  await call('/patient/add', newAdult({ mobile: awake }), { token });
  await gateway.advance(181 * day);
  expect((await call(paths.byCode, { mobile: awake, code: await codeTo(awake) })).code).toBe(41056);
});
