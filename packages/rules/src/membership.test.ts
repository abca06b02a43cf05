import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardDayCents, cardRefund, cardTerm, levelReached, pulledForward } from './membership';

const startsAt = '2026-11-01T02:00:00.000Z';
const endsAt = '2026-12-01T02:00:00.000Z';
const dayMs = 86_400_000;

describe('the refund of a card', () => {
  it.each([
    ['before it begins', '2026-10-31T00:00:00Z', 3000],
    ['as it begins', startsAt, 3000],
    ['a moment later, a day is used', '2026-11-01T02:00:00.001Z', 2900],
    ['after ten days', '2026-11-11T02:00:00Z', 2000],
    ['within its last day', '2026-11-30T12:00:00Z', 0],
    ['at its end', endsAt, 0],
    ['long after', '2027-05-01T00:00:00Z', 0],
  ])('counts the days: %s', (_, at, cents) => {
    expect(cardRefund({ cents: 3000, startsAt, endsAt }, [], at).cents).toBe(cents);
  });

  it('is all of it before it is activated', () => {
    const refund = cardRefund({ cents: 3000, startsAt: null, endsAt: null }, [], endsAt);
    expect(refund).toEqual({ cents: 3000, lines: [{ kind: 'paid', cents: 3000 }] });
  });

  it.each([
    ['nothing', [], 2000, []],
    ['one order', [700], 1300, [['saving', -700]]],
    [
      'two orders',
      [700, 1299],
      1,
      [
        ['saving', -700],
        ['saving', -1299],
      ],
    ],
    ['exactly what is left', [2000], 0, [['saving', -2000]]],
    [
      'more than is left',
      [2001],
      0,
      [
        ['saving', -2001],
        ['floor', 1],
      ],
    ],
  ])('deducts what the card saved: %s', (_, saved, cents, lines) => {
    const savings = saved.map((one) => ({ cents: one }));
    const refund = cardRefund({ cents: 3000, startsAt, endsAt }, savings, '2026-11-11T02:00:00Z');
    expect(refund.cents).toBe(cents);
    expect(refund.lines.map((line) => [line.kind, line.cents])).toEqual([
      ['paid', 3000],
      ['usedDays', -1000],
      ...lines,
    ]);
    expect(refund.lines[1]?.days).toEqual({ used: 10, all: 30 });
  });

  it('is the sum of its lines, from nothing to what was paid', () => {
    const start = new Date(startsAt).getTime();
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.integer({ min: 1, max: 800 }),
        fc.array(fc.record({ cents: fc.nat(1_000_000) }), { maxLength: 6 }),
        fc.integer({ min: -5 * dayMs, max: 900 * dayMs }),
        (cents, days, savings, after) => {
          const term = { cents, startsAt, endsAt: new Date(start + days * dayMs) };
          const refund = cardRefund(term, savings, new Date(start + after));
          expect(refund.lines.reduce((sum, line) => sum + line.cents, 0)).toBe(refund.cents);
          expect(refund.cents).toBeGreaterThanOrEqual(0);
          expect(refund.cents).toBeLessThanOrEqual(cents);
          expect(Number.isSafeInteger(refund.cents)).toBe(true);
        },
      ),
    );
  });
});

describe('cards that follow one that ended early', () => {
  const start = new Date(startsAt);
  const day = (count: number) => new Date(start.getTime() + count * dayMs);
  const card = (from: number, to: number) => ({ startsAt: day(from), endsAt: day(to) });
  const daysOf = (moved: ReturnType<typeof pulledForward>) =>
    moved.map(({ startsAt: from, endsAt: to }) =>
      [from, to].map((one) => (one.getTime() - start.getTime()) / dayMs),
    );

  it.each([
    ['none', [], []],
    ['one that runs keeps its term', [card(-10, 20)], []],
    ['one that is over does not hold the next one up', [card(-30, -5), card(90, 180)], [[0, 90]]],
    ['the next one begins now', [card(90, 180)], [[0, 90]]],
    [
      'each follows the one before it',
      [card(180, 545), card(90, 180)],
      [
        [0, 90],
        [90, 455],
      ],
    ],
    ['one behind a card that runs closes the gap', [card(-10, 20), card(110, 140)], [[20, 50]]],
    ['without a gap nothing moves', [card(-10, 20), card(20, 50)], []],
  ])('%s', (_, cards, moved) => {
    expect(daysOf(pulledForward(cards, start))).toEqual(moved);
  });

  it('leave no gap, keep their lengths and their order, and never begin later', () => {
    const gaps = fc.array(fc.record({ gap: fc.nat(100), days: fc.integer({ min: 1, max: 400 }) }));
    fc.assert(
      fc.property(gaps, fc.integer({ min: -400, max: 400 }), (rows, first) => {
        let at = first;
        const cards = rows.map(({ gap, days }) => {
          const begins = at + gap;
          at = begins + days;
          return card(begins, at);
        });
        const moved = new Map(pulledForward(cards, start).map((one) => [one.card, one]));
        const after = cards.map((one) => ({ before: one, ...(moved.get(one) ?? one) }));
        for (const { before, startsAt: from, endsAt: to } of after) {
          expect(from.getTime()).toBeLessThanOrEqual(before.startsAt.getTime());
          expect(to.getTime() - from.getTime()).toBe(
            before.endsAt.getTime() - before.startsAt.getTime(),
          );
        }
        const ahead = after.filter(({ endsAt: to }) => to > start);
        for (const [index, { startsAt: from }] of ahead.entries()) {
          const before = ahead[index - 1];
          if (before) expect(from).toEqual(before.endsAt);
          else expect(from.getTime()).toBeLessThanOrEqual(start.getTime());
        }
      }),
    );
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

it.each([
  [9900, 90, 110],
  [59_800, 365, 164],
  [29_800, 365, 82],
  [365, 365, 1],
])('a card of %i cents for %i days costs %i a day', (cents, days, perDay) => {
  expect(cardDayCents(cents, days)).toBe(perDay);
});
