import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect } from 'vitest';
import { balanceOf, credit, giveBack, spend } from '../kernel/ledger/ledger';
import { users } from '../kernel/people/accounts/tables';
import { outageOf } from '../platform/connections';
import { openDatabase, type Database } from '../platform/database';
import { newId } from '../platform/identifiers';
import { createRandom, type Random } from '../platform/random';
import { Refusal } from '../platform/refusal';
import { ModelWallet } from './ledger-model';
import { createTestDatabase } from './test-gateway';

const kind = 'healthCoin' as const;
const start = Date.parse('2026-11-20T04:00:00Z');
const dateOf = (day: number): Date => new Date(start + day * 86_400_000);
/** Lanes run side by side and have two wallets each, so that connections end amid several movements. */
const lanes = 8;
/** Days for which what comes back can be spent at least. */
const backDays = 3;
/** Stands for never: later than any day of a replay. */
const never = 1_000_000;

interface Replay {
  readonly operations: number;
  readonly seed: number;
  /** After how many operations all connections are ended. */
  readonly endEvery: number;
}

/** One account of a lane with what it must hold. */
interface Account {
  readonly ownerId: string;
  readonly model: ModelWallet;
}

/**
 * Earns, spends, gives back, transfers and lets expire by chance, while the server ends all connections again and
 * again. What got no answer is asked again under its key. Holds the wallets to the model after each operation, and
 * the rows of the ledger to each other at the end.
 */
export async function replayLedger({ operations, seed, endEvery }: Replay): Promise<void> {
  const database = await createTestDatabase();
  const db = openDatabase(database.url, { max: lanes });
  const killer = new pg.Client({ connectionString: database.url });
  await killer.connect();
  const told = { done: 0, ended: 0, repeated: 0 };
  const endConnections = async () => {
    const { rowCount } = await killer.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    told.ended += rowCount ?? 0;
  };
  let ending = Promise.resolve();
  const after = () => {
    told.done += 1;
    // Not waited for: the other lanes are in the middle of something.
    if (told.done % endEvery === 0) ending = ending.then(endConnections);
  };
  try {
    await Promise.all(
      Array.from({ length: lanes }, (_, lane) =>
        runLane(db, createRandom(seed + lane), Math.ceil(operations / lanes), after, () => {
          told.repeated += 1;
        }),
      ),
    );
    await ending;
    expect(told.done).toBeGreaterThanOrEqual(operations);
    expect(told.ended).toBeGreaterThan(0);
    // Else nothing was cut in the middle, and the replay has shown less than it says.
    expect(told.repeated).toBeGreaterThan(0);
    await expectSoundRows(db);
  } finally {
    await ending.catch(() => undefined);
    await killer.end();
    await db.$client.end();
    await database.drop();
  }
}

async function runLane(
  db: Database,
  random: Random,
  operations: number,
  after: () => void,
  repeated: () => void,
): Promise<void> {
  const [one, other] = [newAccount(), newAccount()];
  for (const { ownerId } of [one, other])
    await untilAnswered(
      () =>
        db
          .insert(users)
          .values({ userId: ownerId, createdAt: dateOf(0) })
          .onConflictDoNothing(),
      repeated,
    );
  let day = 0;
  for (let step = 0; step < operations; step += 1) {
    if (random.chance(10)) day += 1;
    const [from, to] = random.chance(50) ? [one, other] : [other, one];
    for (const { model } of [from, to]) model.day = day;
    await operate(db, random, { from, to, day, key: `step.${step}` }, repeated);
    for (const { ownerId, model } of [from, to]) {
      const held = () => balanceOf(db, { ownerId, kind, now: dateOf(day) });
      const { balance } = await untilAnswered(held, repeated);
      expect(balance).toBe(model.holds);
    }
    after();
  }
}

const newAccount = (): Account => ({ ownerId: newId(), model: new ModelWallet() });

/** One operation of the ledger and of the model. */
async function operate(
  db: Database,
  random: Random,
  {
    from,
    to,
    day,
    key,
  }: {
    readonly from: Account;
    readonly to: Account;
    readonly day: number;
    readonly key: string;
  },
  repeated: () => void,
): Promise<void> {
  const what = random.weighted([
    ['earn', 35],
    ['spend', 35],
    ['giveBack', 15],
    ['transfer', 15],
  ] as const);
  const amount = random.between(1, 40);
  const until = random.chance(20) ? never : day + random.between(1, 12);
  const expiry = until === never ? {} : { expiresAt: dateOf(until) };
  const move = { kind, reason: `test.${what}`, key, now: dateOf(day) } as const;
  const ask = <Answer>(act: () => Promise<Answer>) => untilAnswered(() => orShort(act), repeated);
  if (what === 'earn') {
    await ask(() => credit(db, { ...move, ownerId: from.ownerId, amount, ...expiry }));
    from.model.come(amount, until);
  } else if (what === 'spend') {
    const answer = await ask(() => spend(db, { ...move, ownerId: from.ownerId, amount }));
    expect(answer !== 'short').toBe(from.model.go(amount, key));
  } else if (what === 'transfer') {
    const answer = await ask(() =>
      db.transaction(async (tx) => {
        await spend(tx, { ...move, ownerId: from.ownerId, amount });
        await credit(tx, { ...move, ownerId: to.ownerId, amount, ...expiry });
      }),
    );
    const moved = from.model.go(amount, key);
    expect(answer !== 'short').toBe(moved);
    if (moved) to.model.come(amount, until);
  } else {
    const { open } = from.model;
    if (open.length === 0) return;
    const spentKey = random.pick(open);
    const atLeastUntil = dateOf(day + backDays);
    await ask(() => giveBack(db, { ...move, ownerId: from.ownerId, spentKey, atLeastUntil }));
    from.model.back(spentKey, day + backDays);
  }
}

/** What an operation answers, `short` where a wallet holds too little. */
async function orShort<Answer>(act: () => Promise<Answer>): Promise<Answer | 'short'> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refusal && error.errorName === 'balanceShort') return 'short';
    throw error;
  }
}

/** Asks again under the same key as long as the connection ends first; a fault of another kind comes through. */
async function untilAnswered<Answer>(
  act: () => Promise<Answer>,
  repeated: () => void,
): Promise<Answer> {
  for (;;)
    try {
      return await act();
    } catch (error) {
      if (outageOf(error) !== 'unreachable') throw error;
      repeated();
    }
}

/** What must hold between the rows of all wallets: each query finds what breaks it. */
async function expectSoundRows(db: Database): Promise<void> {
  const broken = {
    'a balance is the sum of its entries, and their count its version': sql`
      SELECT w.owner_id FROM wallets w LEFT JOIN wallet_entries e USING (owner_id, kind)
      GROUP BY w.owner_id, w.kind
      HAVING w.balance <> coalesce(sum(e.amount), 0) OR w.version <> count(e.entry_id)`,
    'each entry continues the one before it, and none is below zero': sql`
      SELECT entry_id FROM (SELECT *,
          sum(amount) OVER wallet AS running, row_number() OVER wallet AS place
        FROM wallet_entries WINDOW wallet AS (PARTITION BY owner_id, kind ORDER BY version)) e
      WHERE running <> balance_after OR place <> version OR balance_after < 0`,
    'a balance is the sum of its lots': sql`
      SELECT w.owner_id FROM wallets w LEFT JOIN wallet_lots l USING (owner_id, kind)
      GROUP BY w.owner_id, w.kind HAVING w.balance <> coalesce(sum(l.remaining), 0)`,
    'what was spent was taken from lots, to the unit': sql`
      SELECT e.entry_id FROM wallet_entries e LEFT JOIN wallet_lot_uses u USING (entry_id)
      WHERE e.amount < 0 AND e.reason <> 'ledger.expired'
      GROUP BY e.entry_id HAVING -e.amount <> coalesce(sum(u.amount), 0)`,
    'the two sides of a transfer sum to zero': sql`
      SELECT sum(amount) FROM wallet_entries WHERE reason = 'test.transfer'
      HAVING sum(amount) <> 0`,
  };
  for (const [rule, query] of Object.entries(broken))
    expect((await db.execute(query)).rows, rule).toEqual([]);
}
