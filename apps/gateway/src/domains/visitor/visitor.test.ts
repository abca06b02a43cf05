import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreementConsents } from '../../kernel/consents/tables';
import { sha256 } from '../../platform/identifiers';
import { passCheck } from '../../testing/pass-check';
import { openTestGateway, type CallOptions, type TestGateway } from '../../testing/test-gateway';
import { temporaryTokens } from '../../kernel/people/visitors/tables';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const createPath = '/user/account/tempuser/create.json';
const returnPath = '/user/account/validaccesstoken';
const mePath = '/moduleenterprisepartner/config/getlogininfo';
const [authorizationInvalid, checkRequired] = [41054, 41061];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

async function openVisitor(options?: CallOptions) {
  const validateParam = await passCheck(gateway, 'visitor', options);
  const body = { validateParam, agreed: ['service', 'privacy'] };
  return (await gateway.call(createPath, body, options)).data;
}
const comeBack = (accessToken: string, options?: CallOptions) =>
  gateway.call(returnPath, { accessToken }, options);
const whoIs = async (token: string) => (await gateway.call(mePath, {}, { token })).status;

describe('a visitor’s account', () => {
  it('is opened after a check only, each by a check of its own', async () => {
    expect(await gateway.call(createPath)).toMatchObject({ status: 200, code: checkRequired });
    const validateParam = await passCheck(gateway, 'visitor');
    expect((await gateway.call(createPath, { validateParam })).code).toBe(0);
    expect((await gateway.call(createPath, { validateParam })).code).toBe(checkRequired);
    const other = await passCheck(gateway, 'sendCode');
    expect((await gateway.call(createPath, { validateParam: other })).code).toBe(checkRequired);
  });

  it('is a temporary sign-in of half an hour that no call for a number lets in', async () => {
    const { token, isTempLogin, temporaryToken } = await openVisitor();
    expect(isTempLogin).toBe(true);
    const me = await gateway.call(mePath, {}, { token });
    expect(me.data.userInfoVO).toMatchObject({ login: true, isTempLogin: true, mobile: null });
    expect(await gateway.call('/order/submitorder/submit.json', {}, { token })).toMatchObject({
      status: 403,
      code: -8,
    });
    // What opens sessions is none itself.
    expect(await whoIs(temporaryToken)).toBe(401);
    await gateway.advance(30 * minute);
    expect(await whoIs(token)).toBe(401);
  });

  it('keeps which agreements were ticked', async () => {
    const { userId } = await openVisitor();
    const kept = await gateway.services.db
      .select()
      .from(agreementConsents)
      .where(eq(agreementConsents.userId, userId));
    expect(kept.length).toBeGreaterThan(0);
  });

  it('comes back for thirty days, by another token each time', async () => {
    const first = await openVisitor();
    await gateway.advance(40 * minute);
    const second = await comeBack(first.temporaryToken);
    expect(second.data).toMatchObject({ userId: first.userId, isTempLogin: true });
    expect(second.data.temporaryToken).not.toBe(first.temporaryToken);
    expect(await whoIs(second.data.token)).toBe(200);
    await gateway.advance(30 * day);
    expect((await comeBack(second.data.temporaryToken)).code).toBe(authorizationInvalid);
  });

  it('is kept by no more than the hash of its token', async () => {
    const { temporaryToken, userId } = await openVisitor();
    const rows = await gateway.services.db
      .select()
      .from(temporaryTokens)
      .where(eq(temporaryTokens.userId, userId));
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([sha256(temporaryToken)]);
    expect(JSON.stringify(rows)).not.toContain(temporaryToken);
  });

  it('opens two pages at the same time without being taken for a thief', async () => {
    const { temporaryToken } = await openVisitor();
    const answers = await Promise.all([comeBack(temporaryToken), comeBack(temporaryToken)]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    const fresh = answers.map(({ data }) => data.temporaryToken).filter((one) => one !== null);
    expect(fresh).toHaveLength(1);
    for (const { data } of answers) expect(await whoIs(data.token)).toBe(200);
    await gateway.advance(2 * minute);
    expect((await comeBack(String(fresh[0]))).code).toBe(0);
  });
});

describe('a stolen temporary token', () => {
  it('opens nothing on another device, nor where none is named', async () => {
    const { temporaryToken } = await openVisitor();
    expect((await comeBack(temporaryToken, { deviceId: 'thief' })).code).toBe(authorizationInvalid);
    expect((await comeBack(temporaryToken, { deviceId: '' })).code).toBe(authorizationInvalid);
    expect((await comeBack(temporaryToken)).code).toBe(0);
  });

  it('that was used already ends what its account has: one of the two is the thief', async () => {
    const { temporaryToken } = await openVisitor();
    const owner = (await comeBack(temporaryToken)).data;
    await gateway.advance(2 * minute);
    expect((await comeBack(temporaryToken)).code).toBe(authorizationInvalid);
    expect(await whoIs(owner.token)).toBe(401);
    expect((await comeBack(owner.temporaryToken)).code).toBe(authorizationInvalid);
  });

  it('is dead once a number is bound, and so is the session', async () => {
    const { token, temporaryToken, userId } = await openVisitor();
    const mobile = gateway.newMobile();
    await gateway.call('/moduleoperate/verifycode/sendcode.json', { mobile, scene: 'bind' });
    const code = await gateway.lastCode(mobile);
    const bound = await gateway.call('/user/profile/bindmobile', { mobile, code }, { token });
    expect(bound.data).toMatchObject({ userId, isTempLogin: false });
    expect(await whoIs(token)).toBe(401);
    expect((await comeBack(temporaryToken)).code).toBe(authorizationInvalid);
    expect(await whoIs(bound.data.token)).toBe(200);
  });

  it('is dead once the visitor signs in to an account of their own', async () => {
    const { token, temporaryToken } = await openVisitor();
    await gateway.signIn(gateway.newMobile(), { token });
    expect(await whoIs(token)).toBe(401);
    expect((await comeBack(temporaryToken)).code).toBe(authorizationInvalid);
  });

  it.each([
    ['signed out', '/moduleenterprisepartner/partner/logout/unbindandlogout'],
    ['given up', '/user/account/tempuserlogoff.json'],
  ])('is dead once the visitor has %s', async (_, path) => {
    const { token, temporaryToken } = await openVisitor();
    expect((await gateway.call(path, {}, { token })).code).toBe(0);
    expect((await comeBack(temporaryToken)).code).toBe(authorizationInvalid);
  });
});
