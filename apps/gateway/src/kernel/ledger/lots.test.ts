import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { Refusal } from '../../platform/refusal';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { users } from '../people/accounts/tables';
import { balanceOf, credit, giveBack, spend } from './ledger';
import { lotsLeft } from './lots';
import { walletEntries } from './tables';

const kind = 'healthCoin' as const;
const dayMs = 86_400_000;
const start = new Date('2026-11-20T04:00:00Z');
const at = (day: number): Date => new Date(start.getTime() + day * dayMs);

let gateway: TestGateway;
let db: Database;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ db } = gateway.services);
});
afterAll(() => gateway.dispose());

/** An account, with what moves its coins on a day. */
async function newWallet() {
  const ownerId = newId();
  await db.insert(users).values({ userId: ownerId, createdAt: start });
  const wallet = { ownerId, kind };
  const moving = (key: string, day: number) => ({
    ...wallet,
    reason: 'test.moves' as const,
    key,
    now: at(day),
  });
  return {
    wallet,
    give: (amount: number, until: number, day = 0, key: string = newId()) =>
      credit(db, { ...moving(key, day), amount, expiresAt: at(until) }),
    take: (amount: number, day = 0, key: string = newId()) =>
      spend(db, { ...moving(key, day), amount }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal && error.errorName === 'balanceShort') return false;
          throw error;
        },
      ),
    back: (spentKey: string, day: number) =>
      giveBack(db, { ...moving(`back.${spentKey}`, day), spentKey, atLeastUntil: at(day + 3) }),
    holds: async (day: number) => (await balanceOf(db, { ...wallet, now: at(day) })).balance,
    lots: async () =>
      (await lotsLeft(db, wallet)).map(({ remaining, expiresAt }) => [
        remaining,
        Math.round(((expiresAt?.getTime() ?? 0) - start.getTime()) / dayMs),
      ]),
    sum: async () =>
      (await db.select().from(walletEntries).where(eq(walletEntries.ownerId, ownerId))).reduce(
        (all, { amount }) => all + amount,
        0,
      ),
  };
}

describe('lots of a wallet', () => {
  it('are spent soonest first, and come back as they would have expired', async () => {
    const { give, take, back, lots } = await newWallet();
    await give(10, 30);
    await give(10, 5);
    await take(12, 1, 'bought');
    expect(await lots()).toEqual([[8, 30]]);
    await back('bought', 3);
    // What would be gone in two days can be spent for three.
    expect((await lots()).toSorted(([a = 0], [b = 0]) => b - a)).toEqual([
      [10, 6],
      [8, 30],
      [2, 30],
    ]);
    // Given back a second time, nothing comes.
    await back('bought', 3);
    expect((await lots()).reduce((all, [left = 0]) => all + left, 0)).toBe(20);
  });

  it('that expired are neither counted nor spent', async () => {
    const { give, take, holds, sum } = await newWallet();
    await give(10, 5);
    await give(4, 30);
    expect([await holds(4), await holds(5)]).toEqual([14, 4]);
    expect(await take(5, 5)).toBe(false);
    expect(await take(4, 5)).toBe(true);
    expect([await holds(5), await sum()]).toEqual([0, 0]);
  });

  it('of one coin each are spent by fifty at once as often as there are coins', async () => {
    const { give, take, holds, lots } = await newWallet();
    for (let day = 1; day <= 7; day += 1) await give(1, day + 1);
    const taken = await Promise.all(Array.from({ length: 50 }, () => take(1)));
    expect(taken.filter(Boolean)).toHaveLength(7);
    expect([await holds(0), await lots()]).toEqual([0, []]);
  });

  it('hold what a plain account of the same days says, whatever comes and goes', async () => {
    const step = fc.record({
      does: fc.constantFrom('give', 'take', 'wait'),
      amount: fc.integer({ min: 1, max: 30 }),
      days: fc.integer({ min: 1, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        const { give, take, holds, sum } = await newWallet();
        let day = 0;
        let kept: { left: number; until: number }[] = [];
        for (const { does, amount, days } of steps) {
          if (does === 'wait') day += 1;
          kept = kept.filter(({ until, left }) => until > day && left > 0);
          const held = kept.reduce((all, { left }) => all + left, 0);
          if (does === 'give') {
            await give(amount, day + days, day);
            kept.push({ left: amount, until: day + days });
          } else if (does === 'take') {
            expect(await take(amount, day)).toBe(amount <= held);
            let missing = amount <= held ? amount : 0;
            for (const lot of kept.toSorted((a, b) => a.until - b.until)) {
              const taken = Math.min(lot.left, missing);
              lot.left -= taken;
              missing -= taken;
            }
          }
          expect(await holds(day)).toBe(kept.reduce((all, { left }) => all + left, 0));
        }
        expect(await sum()).toBeGreaterThanOrEqual(await holds(day));
      }),
      { numRuns: 25, seed: 27 },
    );
  }, 60_000);
});
