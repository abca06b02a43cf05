import { describe, expect, it } from 'vitest';
import { checkUpMisfit } from './check-up';

const day = '2026-12-20';

describe('for whom a package is', () => {
  const women = { sex: 'female', minAge: 20, maxAge: 60 } as const;
  it.each([
    ['a woman of the age', women, { gender: 'female', birthDate: '1990-05-01' }, null],
    ['a man', women, { gender: 'male', birthDate: '1990-05-01' }, 'sex'],
    ['twenty on the day', women, { gender: 'female', birthDate: '2006-12-20' }, null],
    ['twenty a day later', women, { gender: 'female', birthDate: '2006-12-21' }, 'tooYoung'],
    ['sixty-one on the day', women, { gender: 'female', birthDate: '1965-12-20' }, 'tooOld'],
    ['sixty until the day', women, { gender: 'female', birthDate: '1965-12-21' }, null],
    [
      'anybody',
      { sex: 'any', minAge: null, maxAge: null },
      { gender: 'male', birthDate: '2020-01-01' },
      null,
    ],
  ] as const)('%s', (_, audience, person, misfit) => {
    expect(checkUpMisfit(audience, person, day)).toBe(misfit);
  });
});
