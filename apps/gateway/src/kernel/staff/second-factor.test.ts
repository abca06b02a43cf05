import { describe, expect, it } from 'vitest';
import { codeAt } from '../../testing/staff-fixture';
import {
  enrolmentOf,
  hashOfRecoveryCode,
  newRecoveryCodes,
  newTotpSecret,
  stepOfCode,
  withoutRecoveryCode,
} from './second-factor';

/** The secret of the test vectors of RFC 6238, appendix B, in Base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const seconds = (count: number) => new Date(count * 1000);

describe('a code of the authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [2_000_000_000, '279037'],
  ])('is that of RFC 6238 at second %i', (at, code) => {
    expect(stepOfCode(secret, code, { now: seconds(at), lastStep: null })).toBe(
      Math.floor(at / 30),
    );
  });

  const now = seconds(1_800_000_010);
  const step = 60_000_000;
  it.each([
    ['two steps early', 2, null, null],
    ['one step early', 1, null, step + 1],
    ['in its step', 0, null, step],
    ['one step late', -1, null, step - 1],
    ['two steps late', -2, null, null],
    ['a second time', 0, step, null],
    ['older than the last one', -1, step, null],
    ['newer than the last one', 1, step, step + 1],
  ])('%s', (_, steps, lastStep, expected) => {
    expect(stepOfCode(secret, codeAt(secret, now, steps), { now, lastStep })).toBe(expected);
  });

  it('has a secret of 160 bits, another each time, which the picture holds', () => {
    const one = newTotpSecret();
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(one);
    const { otpauth, qrSvg } = enrolmentOf(one, 'li.na', '杏林');
    expect(otpauth).toContain(`secret=${one}`);
    expect(otpauth).toMatch(/^otpauth:\/\/totp\/%E6%9D%8F%E6%9E%97:li\.na\?/);
    expect(qrSvg).toMatch(/^<svg/);
  });
});

describe('recovery codes', () => {
  const { codes, hashes } = newRecoveryCodes();
  const [first = '', second = ''] = codes;

  it('are ten of 120 bits, of which hashes are stored', () => {
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{6}-?){4}$/);
    expect(hashes).toHaveLength(10);
    expect(hashes.join()).not.toContain(first.replaceAll('-', ''));
  });

  it('are used up one by one', () => {
    const left = withoutRecoveryCode(hashes, first) ?? [];
    expect(left).toHaveLength(9);
    expect(withoutRecoveryCode(left, first)).toBeNull();
    expect(withoutRecoveryCode(left, second)).toHaveLength(8);
    expect(withoutRecoveryCode(hashes, '')).toBeNull();
  });

  it('are read as they are copied from paper', () => {
    expect(hashOfRecoveryCode(' o1lI23 abc-def ')).toBe(hashOfRecoveryCode('011123-ABCDEF'));
  });
});
