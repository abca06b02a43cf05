import {
  accountCalls,
  createEncryption,
  createSigner,
  directoryCalls,
  patientsCalls,
  type Gateway,
  type SigningOptions,
} from '@xinglin/gateway-sdk';
import { describe, expect, it } from 'vitest';
import { facts } from '../harness/facts';
import {
  advanceClock,
  clientOf,
  codesOf,
  failureOf,
  newMobile,
  newPatient,
  signIn,
} from './gateway-under-test';

interface Encrypting {
  readonly client: Gateway;
  /** What went out, in order. */
  readonly bodies: readonly string[];
  readonly rule: { secretCode: string; secretAlgorithm: 1 | 2; privateKey: string };
}

/** A client of an app that encrypts, with the rule that the gateway issued to its device. */
async function encryptingClient(appid: string, changed: object = {}): Promise<Encrypting> {
  const headers = { appid, deviceid: crypto.randomUUID() };
  const answer = await clientOf(headers).call(accountCalls.getBaseInfo, undefined);
  const rule = answer.encryptionRule;
  if (rule === undefined) throw new Error('the gateway issued no rule');
  const bodies: string[] = [];
  const encrypt = createEncryption({
    rule: () => JSON.stringify({ ...rule, ...changed }),
    appId: () => appid,
    appIds: [facts.aesAppId, facts.desAppId],
  });
  const client = clientOf(headers, {
    encrypt,
    fetch: (input, init) => {
      if (typeof init?.body === 'string') bodies.push(init.body);
      return fetch(input, init);
    },
  });
  return { client, bodies, rule };
}

describe('encryption', () => {
  it('is not asked of other apps', async () => {
    const answer = await clientOf({ appid: 'other' }).call(accountCalls.getBaseInfo, undefined);
    expect(answer).not.toHaveProperty('encryptionRule');
  });

  it.each([
    ['AES', facts.aesAppId, 1],
    ['DES', facts.desAppId, 2],
  ] as const)('by %s: the gateway reads what the client wrote', async (_, appId, algorithm) => {
    const { client, bodies, rule } = await encryptingClient(appId);
    expect(rule.secretAlgorithm).toBe(algorithm);
    const mobile = newMobile();
    await client.call(accountCalls.sendVerifyCode, { mobile, scene: 'login' });
    const [code = ''] = await codesOf(mobile);
    const { token } = await client.call(accountCalls.loginByCheckCode, { mobile, code });
    expect(token).toMatch(/^\S{20,}$/);
    for (const body of bodies) {
      expect(Object.keys(JSON.parse(body))).toEqual(['secretCode', 'content']);
      expect(body).not.toContain(mobile);
    }
  });

  it('leaves calls alone that are not listed', async () => {
    const { client, bodies } = await encryptingClient(facts.aesAppId);
    await client.call(directoryCalls.mergeSearchHospitals, { q: '医院' });
    expect(JSON.parse(bodies[0] ?? '')).toEqual({ q: '医院' });
  });

  it.each([
    ['another key', { privateKey: '0123456789abcdef' }],
    ['a key of no length that exists', { privateKey: 'short' }],
    ['a rule that nobody issued', { secretCode: 'unknown' }],
  ])('with %s is refused as unreadable, and nothing is done', async (_, changed) => {
    const { client } = await encryptingClient(facts.aesAppId, changed);
    const mobile = newMobile();
    const call = client.call(accountCalls.sendVerifyCode, { mobile, scene: 'login' });
    expect(await failureOf(call)).toMatchObject({ kind: 'business', code: 40001 });
    expect(await codesOf(mobile)).toEqual([]);
  });

  it('goes on with its rule after the next was issued, and ends with it', async () => {
    const { client } = await encryptingClient(facts.aesAppId);
    const send = () =>
      client.call(accountCalls.sendVerifyCode, { mobile: newMobile(), scene: 'login' });
    const hour = 60 * 60 * 1000;
    await advanceClock(12 * hour - 60_000);
    expect((await send()).resendAfter).toBeGreaterThan(0);
    await advanceClock(12 * hour + 60_000);
    expect(await failureOf(send())).toMatchObject({ code: 40001 });
  });
});

describe('the signature of the regional channel', () => {
  async function signingClient(options: Partial<SigningOptions> | null): Promise<Gateway> {
    const headers = { token: await signIn(), appid: facts.signedAppId };
    const { now } = await clientOf().call(accountCalls.getBaseInfo, undefined);
    if (now === null) throw new Error('The gateway does not say its time.');
    // The gateway's clock was moved by other cases; a signer goes by the gateway's.
    const ahead = new Date(now).getTime() - Date.now();
    if (options === null) return clientOf(headers);
    const { signatureKeyId: keyId, signatureKey: key } = facts;
    const sign = createSigner({ keyId, key, now: () => Date.now() + ahead, ...options });
    return clientOf(headers, { sign });
  }

  it('lets listed calls pass, each sent once more without being done twice', async () => {
    const client = await signingClient({});
    const { patientId } = await client.call(patientsCalls.addPatient, newPatient());
    const { items } = await client.call(patientsCalls.listPatients, undefined);
    expect(items.map((item) => item.patientId)).toEqual([patientId]);
  });

  it.each<[string, Partial<SigningOptions> | null, number]>([
    ['none', null, 40002],
    ['another key', { key: 'some other key' }, 40002],
    ['an unknown key id', { keyId: 'nobody' }, 40002],
    ['a clock that is a year wrong', { now: () => Date.now() - 365 * 86_400_000 }, 40003],
  ])('is refused when it is of %s', async (_, options, code) => {
    const client = await signingClient(options);
    const failure = await failureOf(client.call(patientsCalls.addPatient, newPatient()));
    expect(failure).toMatchObject({ kind: 'business', code });
  });

  it('is taken once', async () => {
    const messageId = crypto.randomUUID();
    const client = await signingClient({ messageId: () => messageId });
    await client.call(patientsCalls.addPatient, newPatient());
    const second = await failureOf(client.call(patientsCalls.addPatient, newPatient()));
    expect(second).toMatchObject({ kind: 'business', code: 40004 });
  });
});
