import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFamily } from '../../../testing/family-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';

let gateway: TestGateway;
let family: ReturnType<typeof openFamily>;
beforeAll(async () => {
  gateway = await openTestGateway();
  family = openFamily(gateway);
});
afterAll(() => gateway.dispose());

/** Sends a code of the scene to a number, and reads it from the outbox. */
async function codeFor(mobile: string): Promise<string> {
  const sent = { mobile, scene: 'patient' };
  expect((await gateway.call('/moduleoperate/verifycode/sendcode.json', sent)).code).toBe(0);
  return gateway.lastCode(mobile);
}

describe('a phone', () => {
  const check = async (token: string, mobile: string) =>
    (await family.call(token, '/patient/checkpatientphone', { mobile })).data.codeNeeded;

  it('is the account’s own when none is given', async () => {
    const { token, mobile } = await family.newAccount();
    expect(await check(token, mobile)).toBe(false);
    await family.add(token, { mobile: undefined });
    const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
    expect(await family.listOf(token)).toMatchObject([{ mobile: masked, mobileProven: true }]);
  });

  it('of somebody else stays unproven without its code, and is proven by it once for the family', async () => {
    const { token } = await family.newAccount();
    const mobile = gateway.newMobile();
    const { patientId } = (await family.add(token, { mobile })).data;
    expect(await family.listOf(token)).toMatchObject([{ patientId, mobileProven: false }]);
    expect(await check(token, mobile)).toBe(true);
    const mobileCode = await codeFor(mobile);
    expect((await family.add(token, { mobile, mobileCode })).code).toBe(0);
    expect(await check(token, mobile)).toBe(false);
    expect((await family.add(token, { mobile })).code).toBe(0);
    const proven = (await family.listOf(token)).map(
      (one: { mobileProven: boolean }) => one.mobileProven,
    );
    expect(proven.toSorted()).toEqual([false, true, true]);
  });

  it('with a wrong code adds nobody, and its tries are counted', async () => {
    const { token } = await family.newAccount();
    const mobile = gateway.newMobile();
    const right = await codeFor(mobile);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await family.add(token, { mobile, mobileCode: wrong })).code).toBe(41001);
    }
    expect((await family.add(token, { mobile, mobileCode: right })).code).toBe(41002);
    expect(await family.listOf(token)).toEqual([]);
  });

  it('can be changed by itself: to one’s own, to another, proven or not', async () => {
    const { token } = await family.newAccount();
    const mobile = gateway.newMobile();
    const { patientId } = (await family.add(token, { mobile })).data;
    const path = '/user/profile/modifypatientbindmobile';
    expect((await family.call(token, path, { patientId })).data.mobileProven).toBe(true);
    expect((await family.call(token, path, { patientId, mobile })).data.mobileProven).toBe(false);
    const mobileCode = await codeFor(mobile);
    expect(
      (await family.call(token, path, { patientId, mobile, mobileCode: '00000x' })).status,
    ).toBe(422);
    const { data } = await family.call(token, path, { patientId, mobile, mobileCode });
    expect(data).toEqual({
      mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}`,
      mobileProven: true,
    });
  });

  it('is unproven again when a change of the person brings another number', async () => {
    const { token } = await family.newAccount();
    const { patientId } = (await family.add(token, { mobile: undefined })).data;
    const change = { patientId, name: '沈知秋', relation: 'other', cardType: 'idCard' };
    await family.call(token, '/patient/update', change);
    expect(await family.listOf(token)).toMatchObject([{ mobileProven: true }]);
    await family.call(token, '/patient/update', { ...change, mobile: gateway.newMobile() });
    expect(await family.listOf(token)).toMatchObject([{ mobileProven: false }]);
  });
});
