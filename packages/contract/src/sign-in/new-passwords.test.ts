import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { domains } from '../index';
import { voidPasswords } from './void-passwords';

const calls = Object.values(domains).flatMap((domain) => Object.entries(domain));

/** Calls that give an account a password. */
const setting = [
  'findPasswordAndLogin',
  'modifyPassword',
  'registerByEmail',
  'resetPasswordByEmail',
] as const;

const fieldOf = (name: string): z.ZodType | undefined => {
  const request = calls.find(([call]) => call === name)?.[1].request;
  const field: unknown = request instanceof z.ZodObject ? request.shape['password'] : undefined;
  return field instanceof z.ZodType ? field : undefined;
};

describe('a new password', () => {
  it('is asked for by these calls alone, beside signing in by one', () => {
    const asking = calls.map(([name]) => name).filter((name) => fieldOf(name) !== undefined);
    expect(asking.toSorted()).toEqual([...setting, 'loginByPassword'].toSorted());
  });

  it.each(setting)('of %s is any but one that no account may have', (name) => {
    const accepts = (md5: string) => fieldOf(name)?.safeParse(md5).success;
    expect(accepts('e5d96a5cd6dfeb7e4ee1dd6b3c9c6e4a')).toBe(true);
    expect(accepts('E5D96A5CD6DFEB7E4EE1DD6B3C9C6E4A')).toBe(true);
    for (const [, md5] of voidPasswords) {
      expect(accepts(md5), md5).toBe(false);
      expect(accepts(md5.toUpperCase()), md5).toBe(false);
    }
    for (const none of ['', 'Spring2026', 'e5d96a5cd6dfeb7e4ee1dd6b3c9c6e4', 'x'.repeat(32)])
      expect(accepts(none), none).toBe(false);
  });
});
