import { accountCalls, directoryCalls, patientsCalls } from '@xinglin/gateway-sdk';
import { afterEach, describe, expect, it } from 'vitest';
import {
  clearFaults,
  clientOf,
  failNext,
  failureOf,
  newMobile,
  newPatient,
  signIn,
} from './gateway-under-test';

afterEach(clearFaults);

const start = accountCalls.getBaseInfo;

describe('a call', () => {
  it('goes out as a POST with JSON and as a GET with a query', async () => {
    const { items } = await clientOf().call(directoryCalls.mergeSearchHospitals, {
      q: '医院',
      pageSize: 3,
    });
    expect(items).toHaveLength(3);
    const place = { latitude: 30.27, longitude: 120.15 };
    const found = await clientOf().call(directoryCalls.getLocationDetail, place);
    expect(found).toHaveProperty('cityId');
  });

  it('carries the session, which another token, or none, does not have', async () => {
    const token = await signIn();
    const { userInfoVO } = await clientOf({ token }).call(accountCalls.getLoginInfo, undefined);
    expect(userInfoVO.login).toBe(true);
    for (const headers of [{}, { token: 'x'.repeat(43) }]) {
      const failure = await failureOf(clientOf(headers).call(accountCalls.getLoginInfo, undefined));
      expect(failure).toMatchObject({ kind: 'sessionEnded', code: -6 });
    }
  });

  it('is refused in the language it asks for', async () => {
    const inChinese = await failureOf(clientOf().call(patientsCalls.listPatients, undefined));
    const inEnglish = await failureOf(
      clientOf({ lang: 'en' }).call(patientsCalls.listPatients, undefined),
    );
    expect(inChinese.message).toContain('请重新登录');
    expect(inEnglish.message).toContain('sign in again');
  });

  it('names the fields that do not fit', async () => {
    const failure = await failureOf(
      clientOf().call(accountCalls.sendVerifyCode, { mobile: '1', scene: 'login' }),
    );
    expect(failure).toMatchObject({ kind: 'validation', fields: [{ path: 'mobile' }] });
  });

  it('is told when to come back', async () => {
    const client = clientOf();
    const input = { mobile: newMobile(), scene: 'login' } as const;
    await client.call(accountCalls.sendVerifyCode, input);
    const failure = await failureOf(client.call(accountCalls.sendVerifyCode, input));
    expect(failure).toMatchObject({ kind: 'rateLimited', retryAfter: expect.any(Number) });
  });

  it('tells its observer what it was and how it ended', async () => {
    const events: unknown[] = [];
    const client = clientOf({}, { observe: (event) => void events.push(event) });
    await client.call(start, undefined);
    await failureOf(client.call(patientsCalls.listPatients, undefined));
    expect(events).toMatchObject([
      { row: start, tries: 1, failure: null },
      { row: patientsCalls.listPatients, failure: { kind: 'sessionEnded' } },
    ]);
  });
});

describe('a call that goes wrong', () => {
  it.each([
    ['a broken connection', { fault: 'drop' }, { kind: 'network' }],
    ['half an answer', { fault: 'truncate' }, { kind: 'http', status: 200 }],
    ['something else', { fault: 'garbage' }, { kind: 'http', status: 200 }],
    ['an empty 500', { fault: 'status', status: 500 }, { kind: 'http', status: 500 }],
    [
      'too much load',
      { fault: 'envelope', status: 503, body: { code: 50300 }, retryAfterSeconds: 7 },
      { kind: 'busy', retryAfter: 7 },
    ],
    [
      'an answer of an older gateway with hasError',
      { fault: 'envelope', body: { hasError: true, message: '失败了' } },
      { kind: 'business', message: '失败了' },
    ],
    [
      'hasError without a word',
      { fault: 'envelope', body: { hasError: true } },
      // The interface has its own words for a refusal that brings none.
      { kind: 'business', message: '' },
    ],
    [
      'an old-style flag',
      { fault: 'envelope', body: { flag: '7' } },
      { kind: 'business', code: 7 },
    ],
    ['an answer that never ends', { fault: 'stall', delayMs: 5000 }, { kind: 'timeout' }],
    ['an answer that comes too late', { fault: 'delay', delayMs: 5000 }, { kind: 'timeout' }],
    ['an answer that breaks off', { fault: 'stall', delayMs: 50 }, { kind: 'network' }],
  ] as const)('by %s', async (_, fault, expected) => {
    await failNext(start.path, fault);
    // Only what waits for the end is hurried: whatever else comes, a busy machine may bring it late.
    const options = expected.kind === 'timeout' ? { timeoutMs: 400 } : {};
    const failure = await failureOf(clientOf().call(start, undefined, options));
    expect(failure).toMatchObject(expected);
    // The fault was the one call's; the next is well again.
    expect((await clientOf().call(start, undefined)).userInfoVO.login).toBe(false);
  });

  it('by being cancelled', async () => {
    await failNext(start.path, { fault: 'delay', delayMs: 5000 });
    const cancel = new AbortController();
    const call = failureOf(clientOf().call(start, undefined, { signal: cancel.signal }));
    cancel.abort();
    expect((await call).kind).toBe('cancelled');
  });

  it('is tried again on its own where told, until it is well', async () => {
    await failNext(start.path, { fault: 'drop', times: 2 });
    const pauses: number[] = [];
    const wait = async (pause: number): Promise<void> => void pauses.push(pause);
    const client = clientOf({}, { retry: { times: 2, wait } });
    expect((await client.call(start, undefined)).userInfoVO.login).toBe(false);
    expect(pauses).toHaveLength(2);
  });
});

describe('a mutation', () => {
  it('whose answer is lost is done once, however often it is sent', async () => {
    const token = await signIn();
    const client = clientOf({ token });
    const patient = newPatient();
    const faults = ['drop', 'truncate', 'drop'] as const;
    for (const fault of faults) {
      await failNext(patientsCalls.addPatient.path, { fault });
      await failureOf(client.call(patientsCalls.addPatient, patient));
    }
    const { patientId } = await client.call(patientsCalls.addPatient, patient);
    const { items } = await client.call(patientsCalls.listPatients, undefined);
    expect(items.map((item) => item.patientId)).toEqual([patientId]);
    // Once its outcome is known, the same again is a new one, and refused as such.
    const again = await failureOf(client.call(patientsCalls.addPatient, patient));
    expect(again).toMatchObject({ kind: 'business', code: 41102 });
  });

  it('that is tried again on its own is done once', async () => {
    const token = await signIn();
    const client = clientOf({ token }, { retry: { times: 1, wait: async () => undefined } });
    await failNext(patientsCalls.addPatient.path, { fault: 'drop' });
    await client.call(patientsCalls.addPatient, newPatient());
    expect((await client.call(patientsCalls.listPatients, undefined)).total).toBe(1);
  });
});
