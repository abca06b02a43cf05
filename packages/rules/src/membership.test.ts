import { describe, expect, it } from 'vitest';
import { cardRefundCents, cardTerm, levelReached } from './membership';

const startsAt = '2026-11-01T02:00:00.000Z';
const endsAt = '2026-12-01T02:00:00.000Z';

describe('what goes back of a card', () => {
  it.each([
    ['before it begins', '2026-10-31T00:00:00Z', 3000],
    ['as it begins', startsAt, 3000],
    ['a moment later, a day is used', '2026-11-01T02:00:00.001Z', 2900],
    ['after ten days', '2026-11-11T02:00:00Z', 2000],
    ['within its last day', '2026-11-30T12:00:00Z', 0],
    ['at its end', endsAt, 0],
    ['long after', '2027-05-01T00:00:00Z', 0],
  ])('%s', (_, at, cents) => {
    expect(cardRefundCents({ cents: 3000, startsAt, endsAt }, at)).toBe(cents);
  });

  it('is all of it before it is activated', () => {
    expect(cardRefundCents({ cents: 3000, startsAt: null, endsAt: null }, endsAt)).toBe(3000);
  });
});

describe('the term of a card', () => {
  it.each([
    ['begins now', null, startsAt],
    ['begins now where the one before is over', '2026-10-01T00:00:00.000Z', startsAt],
    ['follows the one before it', '2026-11-05T00:00:00.000Z', '2026-11-05T00:00:00.000Z'],
  ])('%s', (_, runsUntil, begins) => {
    const term = cardTerm(30, { now: startsAt, runsUntil });
    expect(term.startsAt.toISOString()).toBe(begins);
    expect(term.endsAt.getTime() - term.startsAt.getTime()).toBe(30 * 86_400_000);
  });
});

describe('a level', () => {
  const levels = [{ fromOrders: 0 }, { fromOrders: 3 }, { fromOrders: 10 }];
  it.each([
    [0, levels[0], levels[1]],
    [3, levels[1], levels[2]],
    [9, levels[1], levels[2]],
    [10, levels[2], undefined],
  ])('after %i orders', (orders, level, next) => {
    expect(levelReached(levels, orders)).toEqual({ level, next });
  });
});
