import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId, sha256 } from '../../platform/identifiers';
import { passCheck } from '../../testing/pass-check';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { unboundIdentities } from '../../kernel/people/identities/tables';

const prefix = '/moduleenterprisepartner/partner';
const provePath = `${prefix}/verify/mobile`;
const outcomePath = `${prefix}/verify/mobilebound`;
const bindPath = `${prefix}/login/bind`;
const minute = 60_000;
const [checkRequired, authorizationInvalid] = [41061, 41054];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

/** An identity that waits to be bound; answers its token. */
async function unbound(): Promise<string> {
  const bindToken = newId();
  await gateway.services.db.insert(unboundIdentities).values({
    bindTokenHash: sha256(bindToken),
    provider: 'healthId',
    subject: newId(),
    deviceId: 'test-device',
    expiresAt: new Date(gateway.services.clock.now().getTime() + 10 * minute),
  });
  return bindToken;
}

/** Proves the number by its code, and asks what binding to it would come to. */
async function ask(bindToken: string, mobile: string) {
  expect((await gateway.call(provePath, { bindToken, mobile })).code).toBe(0);
  const proof = { bindToken, mobile, code: await gateway.lastCode(mobile) };
  return { proof, answer: await gateway.call(outcomePath, proof) };
}

it('tells who has proven a number what binding would come to, and keeps the code for it', async () => {
  const known = gateway.newMobile();
  await gateway.signIn(known);
  await gateway.advance(minute);
  expect((await ask(await unbound(), known)).answer.data).toEqual({ outcome: 'existing' });

  const fresh = await ask(await unbound(), gateway.newMobile());
  expect(fresh.answer.data).toEqual({ outcome: 'new' });
  const wrong = { ...fresh.proof, code: fresh.proof.code === '000000' ? '000001' : '000000' };
  expect((await gateway.call(outcomePath, wrong)).code).toBe(41001);
  expect((await gateway.call(bindPath, fresh.proof)).code).toBe(0);

  await gateway.advance(minute);
  const other = await ask(await unbound(), fresh.proof.mobile);
  expect(other.answer.data).toEqual({ outcome: 'taken' });
});

it('wants a check of its own purpose where one is due', async () => {
  const [bindToken, mobile] = [await unbound(), gateway.newMobile()];
  for (const deviceId of ['one', 'two', 'three']) {
    const order = { mobile, scene: 'bind' };
    await gateway.call('/moduleoperate/verifycode/sendcode.json', order, { deviceId });
    await gateway.advance(minute);
  }
  const prove = async (validateParam?: string) =>
    (await gateway.call(provePath, { bindToken, mobile, validateParam })).code;
  expect(await prove()).toBe(checkRequired);
  expect(await prove(await passCheck(gateway, 'sendCode'))).toBe(checkRequired);
  expect(await prove(await passCheck(gateway, 'partner'))).toBe(0);
});

it('is refused to who has no identity to bind, on this device', async () => {
  const mobile = gateway.newMobile();
  const guessed = { bindToken: 'guess', mobile };
  expect((await gateway.call(provePath, guessed)).code).toBe(authorizationInvalid);
  const tell = { ...guessed, code: '123456' };
  expect((await gateway.call(outcomePath, tell)).code).toBe(authorizationInvalid);
  const stolen = { bindToken: await unbound(), mobile };
  const answer = await gateway.call(provePath, stolen, { deviceId: 'thief' });
  expect(answer.code).toBe(authorizationInvalid);
});
