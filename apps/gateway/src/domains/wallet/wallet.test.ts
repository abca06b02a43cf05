import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../kernel/people/accounts/tables';
import type { Database } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { Refusal } from '../../platform/refusal';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { exportedWallets } from '../../kernel/ledger/exported-wallets';
import { eraseWallets } from '../../kernel/ledger/erasure';
import { balanceOf, credit, spend, type Movement } from '../../kernel/ledger/ledger';
import { walletEntries, wallets } from '../../kernel/ledger/tables';

const path = '/moduleaccount/digital/index/balance';
const kind = 'healthCoin';

let gateway: TestGateway;
let db: Database;
beforeAll(async () => {
  gateway = await openTestGateway({ seeded: true });
  ({ db } = gateway.services);
});
afterAll(() => gateway.dispose());

async function newOwner(): Promise<string> {
  const userId = newId();
  await db.insert(users).values({ userId, createdAt: gateway.services.clock.now() });
  return userId;
}

const movement = (ownerId: string, amount: number, key: string = newId()): Movement => ({
  ownerId,
  kind,
  amount,
  reason: 'test.moves',
  key,
  now: gateway.services.clock.now(),
});

const entriesOf = (ownerId: string) =>
  db
    .select()
    .from(walletEntries)
    .where(and(eq(walletEntries.ownerId, ownerId), eq(walletEntries.kind, kind)))
    .orderBy(asc(walletEntries.version));

const holds = async (ownerId: string) =>
  (await balanceOf(db, { ownerId, kind, now: gateway.services.clock.now() })).balance;

/** Whether a spending went through; what fails for another reason than want is no answer. */
const went = (movement: Movement): Promise<boolean> =>
  spend(db, movement).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal && error.errorName === 'balanceShort') return false;
      throw error;
    },
  );

/** The balance is the sum of the entries and what the last one says, each of which follows from the one before. */
async function expectSound(ownerId: string): Promise<void> {
  const entries = await entriesOf(ownerId);
  const [wallet] = await db.select().from(wallets).where(eq(wallets.ownerId, ownerId));
  let sum = 0;
  for (const [index, entry] of entries.entries()) {
    sum += entry.amount;
    expect(entry).toMatchObject({ version: index + 1, balanceAfter: sum });
    expect(sum).toBeGreaterThanOrEqual(0);
  }
  expect(wallet?.balance ?? 0).toBe(sum);
  expect(wallet?.version ?? 0).toBe(entries.length);
}

describe('a wallet', () => {
  it('of one coin gives it once, however many want it at once', async () => {
    const owner = await newOwner();
    await credit(db, movement(owner, 1));
    const answers = await Promise.all(Array.from({ length: 50 }, () => went(movement(owner, 1))));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await holds(owner)).toBe(0);
    await expectSound(owner);
  });

  it.each([
    ['given', credit, 30],
    ['taken', spend, 20],
  ] as const)(
    'is %s to once under one key, however often it is asked for at once',
    async (_, move, left) => {
      const owner = await newOwner();
      await credit(db, movement(owner, 25));
      const once = movement(owner, 5);
      const entries = await Promise.all(Array.from({ length: 20 }, () => move(db, once)));
      expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(1);
      expect(await holds(owner)).toBe(left);
      expect(await entriesOf(owner)).toHaveLength(2);
      await expectSound(owner);
    },
  );

  it('that is empty by now still answers a repetition with what it once gave', async () => {
    const owner = await newOwner();
    await credit(db, movement(owner, 3));
    const all = movement(owner, 3);
    const first = await spend(db, all);
    expect(await spend(db, all)).toEqual(first);
    expect(await went(movement(owner, 1))).toBe(false);
  });

  it('takes one key for one movement only', async () => {
    const owner = await newOwner();
    const key = 'twice';
    await credit(db, movement(owner, 3, key));
    await expect(credit(db, movement(owner, 4, key))).rejects.toThrow('one key');
    await expect(spend(db, movement(owner, 3, key))).rejects.toThrow('one key');
    // Another person's movement may well be called the same.
    const other = await newOwner();
    expect((await credit(db, movement(other, 4, key))).balanceAfter).toBe(4);
  });

  it.each([0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])(
    'does not move %d',
    async (amount) => {
      const owner = await newOwner();
      await expect(async () => credit(db, movement(owner, amount))).rejects.toThrow(RangeError);
      await expect(async () => spend(db, movement(owner, amount))).rejects.toThrow(RangeError);
      expect(await db.$count(wallets, eq(wallets.ownerId, owner))).toBe(0);
    },
  );

  it('is the sum of its entries and never less than nothing, whatever comes and goes', async () => {
    const step = fc.record({
      gives: fc.boolean(),
      amount: fc.integer({ min: 1, max: 20 }),
      key: fc.integer({ min: 0, max: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 5 }),
        async (rounds) => {
          const owner = await newOwner();
          const done = new Map<string, number>();
          for (const round of rounds) {
            // What stands in one round happens at once; a key names the same movement each time.
            await Promise.all(
              round.map(async ({ gives, amount, key }) => {
                const named = movement(owner, amount, `${gives ? 'in' : 'out'}-${amount}-${key}`);
                const isDone = gives ? (await credit(db, named), true) : await went(named);
                if (isDone) done.set(named.key, gives ? amount : -amount);
              }),
            );
            await expectSound(owner);
          }
          const sum = [...done.values()].reduce((total, amount) => total + amount, 0);
          expect(await holds(owner)).toBe(sum);
          expect(await entriesOf(owner)).toHaveLength(done.size);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('goes back with the transaction that moved it', async () => {
    const owner = await newOwner();
    await credit(db, movement(owner, 5));
    const broken = db.transaction(async (tx) => {
      await spend(tx, movement(owner, 2));
      throw new Error('what the coins were for');
    });
    await expect(broken).rejects.toThrow('what the coins were for');
    expect(await holds(owner)).toBe(5);
    await expectSound(owner);
  });

  it('keeps its entries as they were written', async () => {
    const owner = await newOwner();
    const { entryId } = await credit(db, movement(owner, 5));
    const mine = eq(walletEntries.entryId, entryId);
    await expect(db.update(walletEntries).set({ amount: 500 }).where(mine)).rejects.toMatchObject({
      cause: { message: 'entries of a wallet are never changed' },
    });
    await expect(
      db.update(wallets).set({ balance: -1 }).where(eq(wallets.ownerId, owner)),
    ).rejects.toMatchObject({ cause: { constraint: 'wallets_not_negative' } });
    await expectSound(owner);
  });
});

describe('the balance', () => {
  const ask = (token: string, body: object = {}) => gateway.call(path, body, { token });

  it('is nothing to begin with, then what the ledger says, and each person’s own', async () => {
    const mobile = gateway.newMobile();
    const token = await gateway.signIn(mobile);
    const stranger = await gateway.signIn(gateway.newMobile());
    const nothing = { kind, balance: 0, changedAt: null };
    expect((await ask(token)).data).toEqual(nothing);
    const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
    const { at } = await credit(db, movement(user?.userId ?? '', 12));
    expect((await ask(token, { kind })).data).toEqual({
      kind,
      balance: 12,
      changedAt: at.toISOString(),
    });
    expect((await ask(stranger)).data).toEqual(nothing);
    expect((await ask(token, { kind: 'money' })).status).toBe(422);
  });

  it('of the people of the sandbox came by an entry', async () => {
    const token = await gateway.signIn('13800000002');
    expect((await ask(token)).data.balance).toBe(200);
    expect(await entriesOf('seed-verified')).toMatchObject([
      { amount: 200, reason: 'sandbox.welcome' },
    ]);
    await expectSound('seed-verified');
  });
});

describe('closing an account', () => {
  it('forgets its wallet and no other, and a copy made before tells all of it', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    await credit(db, movement(other, 7));
    await credit(db, movement(owner, 7));
    await spend(db, movement(owner, 3));
    expect(await exportedWallets(db, owner)).toMatchObject([
      { kind, amount: 7, balanceAfter: 7, reason: 'test.moves' },
      { kind, amount: -3, balanceAfter: 4 },
    ]);
    await db.transaction((tx) => eraseWallets(tx, owner));
    // It bears being run again.
    await db.transaction((tx) => eraseWallets(tx, owner));
    expect(await holds(owner)).toBe(0);
    expect(await entriesOf(owner)).toEqual([]);
    expect(await holds(other)).toBe(7);
  });
});
