import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  callStaff,
  enrolStaff,
  goodPassword,
  nextCode,
  signInStaff,
  ticketOf,
  tokenOf,
  type EnrolledStaff,
} from '../../testing/staff-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

const next = 'eleven quiet apricots';

let gateway: TestGateway;
let person: EnrolledStaff;
beforeAll(async () => {
  gateway = await openTestGateway();
  person = await enrolStaff(gateway);
});
afterAll(() => gateway.dispose());

describe('changing the password', () => {
  it.each([
    ['a current one that is wrong', { current: 'not the right one' }, 44001, '当前密码不正确'],
    ['a code that was used', { code: 'used' }, 44004, /^动态验证码/],
    ['a new one that is too short', { next: 'short' }, 42200, /12 至 128/],
    ['a new one that is common', { next: 'password2026!' }, 42200, /太常见/],
    ['the same one', { next: goodPassword }, 42200, /不能与当前密码相同/],
  ])('refuses %s', async (_, typed, code, words) => {
    const usual = { current: goodPassword, next, code: await nextCode(gateway, person.secret) };
    const input = { ...usual, ...typed };
    if (input.code === 'used') input.code = person.code;
    const { token } = person;
    const refused = await callStaff(gateway, 'change-password', input, { token });
    expect(refused.code).toBe(code);
    expect(refused.message).toMatch(words);
    expect(
      (await callStaff(gateway, 'sign-in', { account: person.account, password: next })).code,
    ).toBe(44001);
    // So that the wrong ones of this table do not add up to a lock.
    person = { ...person, token: tokenOf(await signInStaff(gateway, person)) };
  });

  it('ends all other sessions and leaves this one', async () => {
    const other = tokenOf(await signInStaff(gateway, person));
    const input = { current: goodPassword, next, code: await nextCode(gateway, person.secret) };
    const changed = await callStaff(gateway, 'change-password', input, { token: person.token });
    expect(changed.code).toBe(0);
    const statuses = [other, person.token].map(
      async (token) => (await callStaff(gateway, 'me', {}, { token })).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 200]);
    const former = { account: person.account, password: goodPassword };
    expect((await callStaff(gateway, 'sign-in', former)).code).toBe(44001);
    expect(await ticketOf(gateway, person.account, next)).toMatch(/^[\w-]{43}$/);
  });
});

it('new recovery codes replace the former ones', async () => {
  const one = await enrolStaff(gateway);
  const code = await nextCode(gateway, one.secret);
  const { token } = one;
  const { data } = await callStaff(gateway, 'renew-recovery-codes', { code }, { token });
  const [former = ''] = one.recoveryCodes;
  const [fresh = ''] = data.recoveryCodes;
  const using = async (recoveryCode: string) =>
    (
      await callStaff(gateway, 'second-factor', {
        ticket: await ticketOf(gateway, one.account),
        recoveryCode,
      })
    ).code;
  expect([await using(former), await using(fresh)]).toEqual([44004, 0]);
});

it('a number for texts on duty is shown masked, and stays until it is changed', async () => {
  const { token } = await enrolStaff(gateway);
  const setDuty = async (input: { isOnDuty: boolean; mobile?: string | null }) => {
    const { isOnDuty, mobile } = (await callStaff(gateway, 'set-duty', input, { token })).data;
    return [isOnDuty, mobile];
  };
  expect(await setDuty({ isOnDuty: true, mobile: '13812345678' })).toEqual([true, '138****5678']);
  expect(await setDuty({ isOnDuty: false })).toEqual([false, '138****5678']);
  expect(await setDuty({ isOnDuty: false, mobile: null })).toEqual([false, null]);
});
