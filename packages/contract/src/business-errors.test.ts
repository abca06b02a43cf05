import { describe, expect, it } from 'vitest';
import { businessErrors, errorAreas, errorTraits } from './business-errors';
import released from './released-errors.json' with { type: 'json' };

describe('the errors of all areas', () => {
  it('have names of their own', () => {
    const names = errorAreas.flatMap((area) => Object.keys(area));
    expect(names.toSorted()).toEqual(Object.keys(businessErrors).toSorted());
  });

  it('have codes of their own, none of them zero', () => {
    const codes = Object.values(businessErrors);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).not.toContain(0);
  });

  it('keep the codes of all releases, and give none of them to another', () => {
    expect(businessErrors).toMatchObject(released);
  });

  it('travel as HTTP 200 and are final, but for those of the platform', () => {
    const others = Object.entries(errorTraits).filter(
      ([, { status, isTransient }]) => status !== 200 || isTransient,
    );
    expect(others.map(([name, { status, isTransient }]) => [name, status, isTransient])).toEqual([
      ['sessionEnded', 401, false],
      ['forbidden', 403, false],
      ['bindingRequired', 403, false],
      ['verificationRequired', 403, false],
      ['malformedBody', 400, false],
      ['undecipherable', 400, false],
      ['signatureInvalid', 400, false],
      ['signatureExpired', 400, false],
      ['messageRepeated', 400, false],
      ['unknownCall', 404, false],
      ['bodyTooSlow', 408, true],
      ['wrongContentType', 415, false],
      ['invalidFields', 422, false],
      ['rateLimited', 429, true],
      ['codeGuessLimit', 200, true],
      ['internal', 500, true],
      ['overloaded', 503, true],
    ]);
  });
});
