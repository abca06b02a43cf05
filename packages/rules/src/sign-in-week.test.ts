import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signInCoins, signInCoinsAfter, signInWeek } from './sign-in-week';

const today = '2026-11-22';

describe('a week of check-ins', () => {
  it('begins with today where none was made before', () => {
    const week = signInWeek({ today, before: 0, isReceived: false });
    expect(week.map(({ state }) => state)).toEqual(['ready', ...Array(6).fill('coming')]);
    expect(week[0]).toEqual({ day: today, coins: 5, state: 'ready' });
    expect(week[6]).toEqual({ day: '2026-11-28', coins: 30, state: 'coming' });
  });

  it('shows the days before today as received', () => {
    const week = signInWeek({ today, before: 3, isReceived: false });
    expect(week.map(({ day }) => day)).toEqual([
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ]);
    expect(week.map(({ state }) => state).slice(2, 5)).toEqual(['received', 'ready', 'coming']);
  });

  it('ends on the seventh day and begins again after it', () => {
    expect(signInWeek({ today, before: 6, isReceived: true }).at(-1)).toEqual({
      day: today,
      coins: 30,
      state: 'received',
    });
    expect(signInWeek({ today, before: 7, isReceived: false })[0]?.day).toBe(today);
    expect([6, 7, 8, 13].map(signInCoinsAfter)).toEqual([30, 5, 5, 30]);
  });

  it('has today once, with the coins that the check-in gives', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.boolean(), (before, isReceived) => {
        const week = signInWeek({ today, before, isReceived });
        expect(week).toHaveLength(signInCoins.length);
        const now = week.filter(({ day }) => day === today);
        expect(now).toEqual([
          { day: today, coins: signInCoinsAfter(before), state: isReceived ? 'received' : 'ready' },
        ]);
      }),
    );
  });
});
