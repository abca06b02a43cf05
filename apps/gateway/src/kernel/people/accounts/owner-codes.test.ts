import { OwnerCodeScene } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeScenes, verifyCodes } from './tables';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';

const minute = 60 * 1000;
const signInPath = '/user/account/checkcodelogin.json';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

describe('a code to the own number', () => {
  const ownPath = '/common/checkcode/getcheckcode.json';

  it.each([
    ['owner', '/user/account/checkownercode.json', {}],
    ['writeoff', '/user/account/logoff.json', { agreed: true }],
  ])('goes out for the scene %s and is good there, and nowhere else', async (scene, use, rest) => {
    const mobile = gateway.newMobile();
    const token = await gateway.signIn(mobile);
    expect((await gateway.call(ownPath, { scene }, { token })).status).toBe(429);
    await gateway.advance(minute);
    const answer = await gateway.call(ownPath, { scene }, { token });
    expect(answer.data).toEqual({ resendAfter: 60, expiresIn: 600 });
    expect((await gateway.call(ownPath, { scene }, { token })).status).toBe(429);
    const code = await gateway.lastCode(mobile);
    expect((await gateway.call(signInPath, { mobile, code })).code).toBe(41002);
    expect((await gateway.call(use, { code, ...rest }, { token })).code).toBe(0);
    expect((await gateway.call(use, { code, ...rest }, { token })).code).not.toBe(0);
  });

  it('is sent once for one requestid', async () => {
    const mobile = gateway.newMobile();
    const token = await gateway.signIn(mobile);
    await gateway.advance(minute);
    const order = { token, requestId: crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => gateway.call(ownPath, { scene: 'owner' }, order)),
    );
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
    const { db } = gateway.services;
    // One of the sign-in, one of this.
    expect(await db.$count(verifyCodes, eq(verifyCodes.mobile, mobile))).toBe(2);
  });

  it('is for scenes of an owner alone, whose number nobody names', async () => {
    const token = await gateway.signIn(gateway.newMobile());
    await gateway.advance(minute);
    const known = codeScenes.filter((scene) => OwnerCodeScene.safeParse(scene).success);
    expect(known).toEqual(OwnerCodeScene.options);
    for (const scene of codeScenes.filter((one) => !known.includes(one)))
      expect((await gateway.call(ownPath, { scene }, { token })).status, scene).toBe(422);
    const other = gateway.newMobile();
    await gateway.call(ownPath, { scene: 'owner', mobile: other }, { token });
    const { db } = gateway.services;
    expect(await db.$count(verifyCodes, eq(verifyCodes.mobile, other))).toBe(0);
    expect((await gateway.call(ownPath, { scene: 'owner' })).status).toBe(401);
  });
});
